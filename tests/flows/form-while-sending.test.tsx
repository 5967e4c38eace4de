import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { defineScenario } from '#scenarios/define-scenario.ts';
import { todosOsCampos } from '#scenarios/products/todos-os-campos.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

const NOTE = 'Estamos enviando seus dados. Aguarde para alterar este campo.';

/** Opens a step of which the form is being sent. */
async function openSending(step: string) {
  const { app, controls, close } = setUpStage(
    defineScenario({
      id: 'form-while-sending',
      title: 'O formulário durante o envio',
      story: 'Marina digita enquanto a etapa é enviada.',
      requirements: [],
      product: todosOsCampos.id,
      world: { proposal: { currentStep: step, answers: { textos: { nome: 'Marina Alves' } } } },
      plan: {},
      walk: [],
      verdict: { endsAt: { heading: 'Textos' } },
    }),
  );
  onTestFinished(close);
  await controls.open({ hash: todosOsCampos.hashId, path: '/', query: {} });
  await expect.poll(() => app()?.state.form.slug).toBe(step);
  const form = app()?.state.form;
  if (!form) throw new Error('The page has no app.');
  form.isSending = true;
  return form;
}

const boxOf = (name: string) => page.getByRole('textbox', { name, exact: true });

/** The text of the live regions that are not in the row of a field. */
const announcedTexts = (): string[] =>
  [...document.querySelectorAll('[aria-live=polite], [role=status]')].map(({ textContent }) => textContent);

test('[11.1] [13.3] a key that is typed while the step is being sent is taken back where the caret was, and the field says why', async () => {
  const form = await openSending('textos');
  const box = boxOf('Nome completo');
  const input = box.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('No input.');
  await userEvent.click(box);
  input.setSelectionRange(3, 3);
  await userEvent.keyboard('xy');
  await expect.element(box).toHaveValue('Marina Alves');
  expect(input.selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}');
  await expect.element(box).toHaveValue('Marina Alves');
  expect(input.selectionStart).toBe(3);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription(NOTE);
  expect(announcedTexts().filter(text => text.includes(NOTE))).toEqual([`Nome completo: ${NOTE}`]);
  form.isSending = false;
  await userEvent.keyboard('x');
  await expect.element(box).toHaveValue('Marxina Alves');
  await expect.element(box).not.toHaveAccessibleDescription(NOTE);
});

test('[11.1] [13.7] a composition that ends while the step is being sent changes nothing', async () => {
  const form = await openSending('textos');
  const box = boxOf('Nome completo');
  await userEvent.click(box);
  await userEvent.keyboard('{End}');
  for (const text of ['´', 'é'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.insertText', { text: 'é' });
  await expect.element(box).toHaveValue('Marina Alves');
  await expect.element(box).toHaveAccessibleDescription(NOTE);
  expect(form.fields.nome?.value).toBe('Marina Alves');
});

const CHANGES: [step: string, change: () => Promise<void>][] = [
  ['numeros-e-codigos', () => userEvent.type(boxOf('CEP'), '0')],
  ['numeros-e-codigos', () => userEvent.type(boxOf('Data'), '2')],
  ['valores', () => userEvent.type(boxOf('Dinheiro'), '1')],
  ['escolhas', () => userEvent.click(page.getByRole('radio', { name: 'Sim' }).first())],
  ['escolhas', () => userEvent.click(page.getByRole('checkbox', { name: 'Manhã' }))],
  ['escolhas', () => userEvent.click(page.getByRole('checkbox', { name: 'Uma caixa para marcar' }))],
  [
    'escolhas',
    async () => {
      await userEvent.click(page.getByRole('combobox', { name: 'Uma opção de uma lista' }));
      await userEvent.click(page.getByRole('option', { name: 'Expresso' }));
    },
  ],
];

test.each(CHANGES)(
  '[11.1] the change %# of a field, in the step %s, is refused with a note',
  async (step, change) => {
    const form = await openSending(step);
    const valuesOf = () =>
      Object.entries(form.fields).map(([key, { value }]) => [key, JSON.stringify(value)]);
    const before = valuesOf();
    const inputs = [...document.querySelectorAll('input')];
    const shownTexts = () => inputs.map(({ value, checked }) => [value, checked]);
    const shownBefore = shownTexts();
    await change();
    await expect.element(page.getByText(NOTE, { exact: true })).toBeVisible();
    expect(
      page
        .getByText(NOTE)
        .elements()
        .filter(element => element.closest('[aria-live=polite], [role=status]')),
    ).toHaveLength(1);
    expect(valuesOf()).toEqual(before);
    await expect.poll(shownTexts).toEqual(shownBefore);
  },
);
