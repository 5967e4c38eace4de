import { act, cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fieldIdsOf } from '#ui/field-ids.ts';
import { FieldRow } from './field-row.tsx';
import { inputIdOf } from './input-id-of.ts';
import { SubFields } from './primitives/sub-fields.tsx';
import { renderSample, showOnDesktop, showOnPhone } from './render-sample.tsx';
import { createOptions, createSampleField } from './sample-field.ts';

const KINDS = [
  ...'text date select radio radioChip checkbox checkBoxGroup money cep term list percentage sliderMoney cnpj'.split(
    ' ',
  ),
  ...'inputRealEstateValue consultaPlaca modeloVeiculo anoModeloVeiculo imageCapture textWithAutoComplete'.split(
    ' ',
  ),
  ...'button mensagem file'.split(' '),
];

test('[3.32] the test covers every field kind', () => {
  expect(KINDS.filter(kind => !fieldKinds.find(kind))).toEqual([]);
  expect(KINDS).toHaveLength(23);
});

test('[3.23c] a press, a key or the pointer opens a hint, a live region announces it, and Escape or a press elsewhere closes it', async () => {
  await showOnPhone();
  renderSample({ field: { label: 'CPF', tooltip: 'Como está no seu documento.' } });
  const button = page.getByRole('button', { name: 'Sobre CPF' });
  const hint = page.getByText('Como está no seu documento.');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(hint.elements()).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(hint).toBeVisible();
  expect(hint.element().closest('[role=status]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(hint.elements()).toHaveLength(0);
  await userEvent.click(button);
  await expect.element(hint).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'CPF' }));
  expect(hint.elements()).toHaveLength(0);
  await showOnDesktop();
  // The window may still be resizing, so the pointer moves to the button again until the hint opens.
  await eventually(async () => {
    await userEvent.hover(page.getByRole('textbox', { name: 'CPF' }));
    await userEvent.hover(button);
    expect(hint.elements()).toHaveLength(1);
  });
  // The focus is elsewhere.
  expect(button.element().contains(document.activeElement)).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(hint.elements()).toHaveLength(0);
});

test('[3.23] [12.3] a message with HTML is shown like that of a `mensagem`: with its lines, bold words and links, sanitised', async () => {
  const message =
    'Um<br/>dois <b>forte</b> &nbsp;&amp; <a href="https://banco.example/ajuda">ajuda</a><img src=x onerror=alert(1)>';
  renderSample({ field: { label: 'Renda', component: 'money', minValue: 1000, message } });
  const input = page.getByRole('textbox', { name: 'Renda' });
  await expect.element(page.getByRole('link', { name: 'ajuda' })).toBeVisible();
  expect(page.getByText('forte').element().localName).toBe('b');
  const help = page.getByRole('link', { name: 'ajuda' }).element().closest('[id]');
  expect(help?.querySelectorAll('img, p p')).toHaveLength(0);
  await expect.element(input).toHaveAccessibleDescription(/R\$.*Um\s*dois forte\s+& ajuda/);
});

test('[3.23] a plain message under a field is one paragraph', async () => {
  renderSample({ field: { label: 'Renda', message: 'Some < 3 parcelas & outras rendas.' } });
  const help = page.getByText('Some < 3 parcelas & outras rendas.');
  await expect.element(help).toBeVisible();
  expect(help.element().localName).toBe('p');
});

test('[3.23c] a press on the input beside the bubble of a hint reaches the input', async () => {
  await showOnPhone();
  renderSample({ field: { label: 'CPF', tooltip: 'Só números.' } });
  await userEvent.click(page.getByRole('button', { name: 'Sobre CPF' }));
  const hint = page.getByText('Só números.');
  await expect.element(hint).toBeVisible();
  const input = page.getByRole('textbox', { name: 'CPF' }).element();
  const bubble = hint.element().getBoundingClientRect();
  const { top, right } = input.getBoundingClientRect();
  expect(bubble.bottom).toBeGreaterThan(top);
  expect(document.elementFromPoint(right - 20, Math.max(bubble.top, top) + 2)).toBe(input);
  expect(hint.element().contains(document.elementFromPoint(bubble.left + 4, bubble.top + 4))).toBe(true);
});

test('[3.23c] [12.3] "Como preencher?" opens the tutorial in place; its HTML is sanitised', async () => {
  const tutorial =
    '<p>Olhe o <b>verso</b>.</p><img src=x onerror="window.__hit = 1"><script>window.__hit = 1</script>';
  renderSample({ field: { label: 'Benefício', tutorial } });
  const button = page.getByRole('button', { name: 'Como preencher?' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expect.element(page.getByText('verso')).toBeVisible();
  await expect.poll(() => document.querySelector('b')?.textContent).toBe('verso');
  expect(document.querySelector('img, [onerror]')).toBeNull();
  expect('__hit' in window).toBe(false);
  await userEvent.click(button);
  await expect.element(page.getByText('verso')).not.toBeInTheDocument();
});

test.each(['Parcelas de valor <R$ 50 não são aceitas.', 'Renda <R$ 1.000 ou idade >75 anos: fale conosco.'])(
  '[3.23c] [12.3] a tutorial with a sign of comparison is shown whole: %s',
  async tutorial => {
    renderSample({ field: { label: 'Benefício', tutorial } });
    await userEvent.click(page.getByRole('button', { name: 'Como preencher?' }));
    await expect.element(page.getByText(tutorial)).toBeVisible();
  },
);

test.each(['file', 'imageCapture'])(
  '[3.23c] the tutorial of a %s answers "Como enviar?"',
  async component => {
    renderSample({ field: { component, label: 'Conta de luz', tutorial: 'A conta inteira, sem cortes.' } });
    await userEvent.click(page.getByRole('button', { name: 'Como enviar?' }));
    await expect.element(page.getByText('A conta inteira, sem cortes.')).toBeVisible();
  },
);

test('a tutorial without tags keeps its line breaks and special characters', async () => {
  renderSample({ field: { label: 'Benefício', tutorial: '1. Abra o Meu INSS\n2. Veja se 3 < 5' } });
  await userEvent.click(page.getByRole('button', { name: 'Como preencher?' }));
  await expect.element(page.getByText('2. Veja se 3 < 5')).toBeVisible();
});

test('[3.23c] a title is shown above the field; without a label it is the name of the input', async () => {
  renderSample({ field: { label: 'Rua', title: 'Endereço' } });
  await expect.element(page.getByRole('heading', { name: 'Endereço' })).toBeVisible();
  renderSample({ field: { label: '', title: 'Endereço' } });
  await expect.element(page.getByRole('textbox', { name: 'Endereço' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

test('[3.23c] an icon is drawn beside the label; an unknown name draws nothing and breaks nothing', async () => {
  renderSample({ field: { label: 'Carro', icon: 'car' } });
  await expect.poll(() => document.querySelector('#campo-campo-label svg')).not.toBeNull();
  renderSample({ field: { label: 'Carro', icon: '__proto__' } });
  await expect.element(page.getByText('Carro')).toBeVisible();
  await expect.poll(() => document.querySelector('#campo-campo-label svg')).toBeNull();
});

test('[3.24] [4.32] the focus in a sub-field is that of the sub-field, not of the field around it', async () => {
  const subField = createSampleField({ id: 'sub', key: 'sub', label: 'Complemento' });
  const focusedKeys: string[] = [];
  const form = createStaticForm({ campo: { label: 'Campo' }, sub: { label: 'Complemento' } });
  cleanup();
  render(
    <AppContext.Provider value={form.app({ focusField: key => void focusedKeys.push(key) })}>
      <FieldRow field={createSampleField({ subFields: [subField] })} />
    </AppContext.Provider>,
  );
  await userEvent.click(page.getByRole('textbox', { name: 'Campo' }));
  expect(focusedKeys.at(-1)).toBe('campo');
  await userEvent.click(page.getByRole('textbox', { name: 'Complemento' }));
  expect(focusedKeys.at(-1)).toBe('sub');
});

for (const component of KINDS)
  test(`[3.24] sub-fields of ${component} are shown, as a group with the name of the field`, async () => {
    renderSample({
      field: {
        component,
        label: 'Moradia',
        minValue: 100,
        maxValue: 200,
        subFields: [createSampleField({ key: 'rua', id: 'rua', label: 'Rua' })],
      },
      options: createOptions('Sim', 'Não'),
    });
    const rua = page.getByRole('textbox', { name: 'Rua' });
    await expect.element(rua).toBeVisible();
    const legend = rua.element().closest('fieldset')?.querySelector('legend');
    expect(legend?.textContent).toBe('Moradia');
  });

test('[3.24] a group whose fields are all hidden is not rendered', async () => {
  const form = createStaticForm({ rua: { isVisible: false }, numero: { isVisible: false } });
  const field = createSampleField({
    subFields: [createSampleField({ key: 'rua' }), createSampleField({ key: 'numero' })],
  });
  cleanup();
  render(
    <AppContext.Provider value={form.app({})}>
      <SubFields field={field} label="Moradia" renderField={() => null} />
    </AppContext.Provider>,
  );
  expect(page.getByRole('group').elements()).toHaveLength(0);
  act(() => form.change('numero', { isVisible: true }));
  expect(page.getByRole('group').elements()).toHaveLength(1);
  act(() => form.change('numero', { isVisible: false }));
  expect(page.getByRole('group').elements()).toHaveLength(0);
});

test('[12.4] different keys give different input names', () => {
  const keys = [
    'a.b',
    'a b',
    'a_b',
    'a-b',
    'a[b',
    'a',
    'a-label',
    '',
    '"',
    "'",
    'ação',
    'acao',
    '__proto__',
    '😀',
    'a\n',
  ];
  const ids = keys.map(inputIdOf).flatMap(id => Object.values(fieldIdsOf(id)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^\S+$/);
  expect(inputIdOf('dataNascimento')).toBe('campo-dataNascimento');
});
