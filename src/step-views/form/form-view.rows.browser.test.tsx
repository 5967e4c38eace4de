import '#ui/theme/global.css';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { buildStep } from '#journey/form/testing/build-step.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { FormView } from './form-view.tsx';

afterEach(cleanup);

/** Shows a form step of these fields, of which those of `hiddenKeys` are hidden. */
function renderForm(fields: Parameters<typeof buildStep>, hiddenKeys: readonly string[] = []) {
  const step = stepWith({ slug: 'dados', type: stepTypeWith('form'), ...buildStep(...fields) });
  const form = createStaticForm(
    Object.fromEntries(
      fieldsOf(step).all.map(({ key, label }) => [
        key,
        { label, value: '', isVisible: !hiddenKeys.includes(key) },
      ]),
    ),
  );
  render(
    <AppContext.Provider value={form.app({})}>
      <FormView step={step} status="init" />
    </AppContext.Provider>,
  );
  return form;
}

const keyHintOf = (name: string) =>
  page.getByRole('textbox', { name }).element().getAttribute('enterkeyhint');

test('[13.7] the enter key of the last visible field says that it is the last, also after another field appears or disappears', async () => {
  const form = renderForm(
    [
      { key: 'a', label: 'Nome' },
      { key: 'b', label: 'Apelido' },
    ],
    ['b'],
  );
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toBeVisible();
  expect(keyHintOf('Nome')).toBe('done');
  act(() => form.change('b', { isVisible: true }));
  await expect.element(page.getByRole('textbox', { name: 'Apelido' })).toBeVisible();
  expect([keyHintOf('Nome'), keyHintOf('Apelido')]).toEqual(['next', 'done']);
  act(() => form.change('b', { isVisible: false }));
  expect(keyHintOf('Nome')).toBe('done');
  act(() => form.change('b', { isVisible: true }));
  expect([keyHintOf('Nome'), keyHintOf('Apelido')]).toEqual(['next', 'done']);
});

test('[13.7] [3.24] a sub-field comes after its field; a notice below takes no input, so it is not the last', async () => {
  renderForm([
    { key: 'a', label: 'Nome', subFields: buildStep({ key: 'b', label: 'Apelido' }).fields },
    { key: 'aviso', component: 'mensagem', message: 'Quase lá.' },
  ]);
  await expect.element(page.getByRole('textbox', { name: 'Apelido' })).toBeVisible();
  expect([keyHintOf('Nome'), keyHintOf('Apelido')]).toEqual(['next', 'done']);
});

test('[2.42] [3.24] below each CNPJ, also below one in a sub-field, is the link that finds it by the name of the company', async () => {
  renderForm([
    { key: 'cnpj', label: 'CNPJ', component: 'cnpj' },
    {
      key: 'vinculo',
      label: 'Vínculo',
      component: 'list',
      subFields: buildStep({ key: 'cnpjPagador', label: 'CNPJ de quem paga', component: 'cnpj' }).fields,
    },
  ]);
  const links = page.getByRole('button', { name: 'Não sei o CNPJ: buscar pelo nome' });
  await expect.element(links.first()).toBeVisible();
  const inputs = ['CNPJ', 'CNPJ de quem paga'].map(name =>
    page.getByLabelText(name, { exact: true }).element(),
  );
  const gaps = links
    .elements()
    .map(
      (link, index) =>
        link.getBoundingClientRect().top - (inputs[index]?.getBoundingClientRect().bottom ?? 0),
    );
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) expect(Math.abs(gap - 4)).toBeLessThan(2);
});

test('[15.1] on a desktop the label of a short field without a neighbour is one line beside the empty half, and its input stays short', async () => {
  await page.viewport(1280, 800);
  renderForm([
    { key: 'nome', label: 'Nome completo' },
    { key: 'rendas', label: 'Outras rendas por mês', component: 'money' },
    { key: 'cidade', label: 'Cidade' },
  ]);
  const input = page.getByRole('textbox', { name: 'Outras rendas por mês' });
  await expect.element(input).toBeVisible();
  const [, optional] = page
    .getByText('(opcional)')
    .elements()
    .map(element => element.getBoundingClientRect());
  const label = page.getByText('Outras rendas por mês').element().getBoundingClientRect();
  expect(optional?.top).toBeLessThan(label.bottom);
  const whole = page.getByRole('textbox', { name: 'Nome completo' }).element().getBoundingClientRect();
  const { right } = input.element().closest('.input-box, .boxed-input')?.getBoundingClientRect() ?? {};
  expect(right).toBeLessThan((whole.left + whole.right) / 2);
});
