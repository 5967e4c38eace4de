import { act, cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { paste } from '#tests/support/paste.ts';
import { FieldRow } from './field-row.tsx';
import { inputOf, placeCaret, renderSample } from './render-sample.tsx';
import { createSampleField } from './sample-field.ts';

const cpf = { label: 'CPF', key: 'cpf', component: 'text', mask: 'cpf' };
const getInput = () => page.getByRole('textbox', { name: 'CPF' });

test('[3.33] a typed text is masked, and reported with its mask', async () => {
  const onEdit = vi.fn();
  renderSample({ field: cpf, onEdit });
  await userEvent.type(getInput(), '52998224725');
  await expect.element(getInput()).toHaveValue('529.982.247-25');
  expect(onEdit).toHaveBeenLastCalledWith('529.982.247-25', '529.982.247-25');
});

test('the caret stays in place when the visitor types in the middle of a masked value', async () => {
  renderSample({ field: cpf, value: '529.982.24' });
  placeCaret(getInput(), 2);
  await userEvent.keyboard('7');
  await expect.element(getInput()).toHaveValue('527.998.224');
  expect(inputOf(getInput()).selectionStart).toBe(4);
  await userEvent.keyboard('1');
  await expect.element(getInput()).toHaveValue('527.199.822-4');
  expect(inputOf(getInput()).selectionStart).toBe(5);
  await userEvent.keyboard('{Backspace}');
  await expect.element(getInput()).toHaveValue('527.998.224');
  expect(inputOf(getInput()).selectionStart).toBe(4);
});

test('a pasted text is masked, also when it replaces a selection', async () => {
  renderSample({ field: cpf, value: '111' });
  placeCaret(getInput(), 0, 3);
  await cdp().send('Input.insertText', { text: ' CPF: 529982247/25 ' });
  await expect.element(getInput()).toHaveValue('529.982.247-25');
});

test('[5.11] [3.33] a pasted non-breaking space or tab separates two words', async () => {
  for (const mask of ['name', '']) {
    renderSample({ field: { label: 'CPF', key: 'nome', component: 'text', mask } });
    placeCaret(getInput(), 0);
    await cdp().send('Input.insertText', { text: 'Maria\u00a0da\tSilva' });
    await expect.element(getInput()).toHaveValue('Maria da Silva');
  }
});

const WIDE_CPF = '５２９９８２２４７２５';
const DIGIT_FIELDS = [
  [{ label: 'CPF', mask: 'cpf', validation: 'cpf' }, WIDE_CPF, '529.982.247-25'],
  [{ label: 'CEP', component: 'cep' }, '０１３１０１００', '01310-100'],
  [{ label: 'Celular', mask: 'phone' }, '１１９８７６５４３２１', '(11) 98765-4321'],
  [{ label: 'Valor', component: 'money' }, '１２３４', 'R$\u00a012,34'],
  [{ label: 'Data', component: 'date' }, '０１０２１９９０', '01/02/1990'],
] as const;

for (const [field, wide, shown] of DIGIT_FIELDS)
  test(`[3.33] full-width digits are accepted in ${field.label}: typed, pasted, composed by an input method, filled in`, async () => {
    const labelledInput = page.getByRole('textbox', { name: field.label });
    const renderEmpty = async (): Promise<void> => {
      renderSample({ field: { component: 'text', ...field } });
      await userEvent.click(labelledInput);
    };
    await renderEmpty();
    for (const digit of wide) await cdp().send('Input.insertText', { text: digit });
    await expect.element(labelledInput).toHaveValue(shown);

    await renderEmpty();
    await paste(wide);
    await expect.element(labelledInput).toHaveValue(shown);

    await renderEmpty();
    for (const digit of wide) {
      await cdp().send('Input.imeSetComposition', { text: digit, selectionStart: 1, selectionEnd: 1 });
      await cdp().send('Input.insertText', { text: digit });
    }
    await expect.element(labelledInput).toHaveValue(shown);

    renderSample({ field: { component: 'text', ...field } });
    const input = inputOf(labelledInput);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, wide);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.element(labelledInput).toHaveValue(shown);
  });

test('[3.33] full-width digits of some keyboards count as digits', async () => {
  renderSample({ field: cpf });
  placeCaret(getInput(), 0);
  await cdp().send('Input.insertText', {
    text: '\uff15\uff12\uff19\uff19\uff18\uff12\uff12\uff14\uff17\uff12\uff15',
  });
  await expect.element(getInput()).toHaveValue('529.982.247-25');
});

test('a text that an input method commits is not inserted twice', async () => {
  renderSample({ field: cpf });
  placeCaret(getInput(), 0);
  await cdp().send('Input.imeSetComposition', { text: '529', selectionStart: 3, selectionEnd: 3 });
  await cdp().send('Input.insertText', { text: '529' });
  await cdp().send('Input.imeSetComposition', { text: '98', selectionStart: 2, selectionEnd: 2 });
  await cdp().send('Input.insertText', { text: '98' });
  await expect.element(getInput()).toHaveValue('529.98');
});

test('an autofilled value is masked, although the input never had the focus', async () => {
  const onEdit = vi.fn();
  renderSample({ field: cpf, onEdit });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(inputOf(getInput()), '52998224725');
  inputOf(getInput()).dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(getInput()).toHaveValue('529.982.247-25');
  expect(onEdit).toHaveBeenLastCalledWith('529.982.247-25', '529.982.247-25');
});

test('undo reverts the typed text', async () => {
  renderSample({ field: cpf });
  await userEvent.type(getInput(), '529');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(getInput()).toHaveValue('52');
});

test('a new mask of a field is applied to its value', async () => {
  const { rerender } = renderSample({ field: cpf });
  await userEvent.type(getInput(), '1');
  rerender({ field: { ...cpf, mask: 'cep' } });
  inputOf(getInput()).blur();
  await userEvent.type(getInput(), '2345678');
  await expect.element(getInput()).toHaveValue('12345-678');
});

test('an unknown mask leaves the text as typed', async () => {
  renderSample({ field: { ...cpf, mask: 'constructor' } });
  await userEvent.type(getInput(), 'a1 b');
  await expect.element(getInput()).toHaveValue('a1 b');
});

test('an e-mail that a mask turns to lower case keeps its caret', async () => {
  renderSample({ field: { label: 'CPF', key: 'email', validation: 'email', mask: 'lowerCase' } });
  await userEvent.type(getInput(), 'Ana@Example.com');
  await expect.element(getInput()).toHaveValue('ana@example.com');
  expect(inputOf(getInput()).inputMode).toBe('email');
});

test('[13.3b] label, help, error and states are tied to the input', async () => {
  const field = { ...cpf, key: 'documento', message: 'Só números' };
  const { rerender } = renderSample({ field, required: true });
  await expect.element(getInput()).toHaveAccessibleDescription('Só números');
  await expect.element(getInput()).toHaveAttribute('aria-required', 'true');
  await expect.element(getInput()).not.toHaveAttribute('aria-invalid');
  rerender({ field, required: true, error: 'CPF inválido' });
  await expect.element(getInput()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(getInput()).toHaveAccessibleDescription('CPF inválido');
});

test('[13.7a] the enter key hint is next, and done on the last field', async () => {
  const { rerender } = renderSample({ field: cpf });
  await expect.element(getInput()).toHaveAttribute('enterkeyhint', 'next');
  rerender({ field: cpf, isLast: true });
  await expect.element(getInput()).toHaveAttribute('enterkeyhint', 'done');
});

test('leaving a field is reported once, when it loses the focus', async () => {
  const onLeave = vi.fn();
  renderSample({ field: cpf, onLeave });
  await userEvent.click(getInput());
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a read-only field is a text box that cannot be edited', async () => {
  renderSample({ field: cpf, value: '529.982.247-25', readOnly: true });
  await expect.element(getInput()).toHaveValue('529.982.247-25');
  await expect.element(getInput()).toHaveAttribute('readonly');
});

test.each([
  ['cpf', 11, '52998224725', '529.982.247-25'],
  ['phone', 11, '11987654321', '(11) 98765-4321'],
  ['phone', 11, '5511987654321', '(11) 98765-4321'],
  ['phone', 11, '+5511987654321', '(11) 98765-4321'],
  ['phone', 11, '011987654321', '(11) 98765-4321'],
  ['cpfcnpj', 14, '11222333000181', '11.222.333/0001-81'],
  ['prazo', 2, '123', '12'],
  ['onlyNumber', 3, '1234', '123'],
  ['', 3, 'abcd', 'abc'],
])('[3.33] mask "%s" with a maximum of %i characters: %s is %s', async (mask, maxLength, keys, shown) => {
  renderSample({ field: { ...cpf, mask, maxLength } });
  await userEvent.type(getInput(), keys);
  await expect.element(getInput()).toHaveValue(shown);
  await userEvent.keyboard('{Control>}a{/Control}');
  await cdp().send('Input.insertText', { text: shown });
  await expect.element(getInput()).toHaveValue(shown);
});

test('[3.33] a digit typed into a full CPF moves the others, with a maximum as without one', async () => {
  renderSample({ field: { ...cpf, maxLength: 11 }, value: '529.982.247-25' });
  await userEvent.click(getInput());
  await userEvent.keyboard('{Home}1');
  await expect.element(getInput()).toHaveValue('152.998.224-72');
});

test('[13.2] repeating a failed lookup by keyboard keeps the focus in the field', async () => {
  const { rerender } = renderSample({ field: cpf, options: { status: 'error', options: [], message: 'x' } });
  const retryButton = page.getByRole('button', { name: 'Tentar novamente: CPF' }).element();
  if (retryButton instanceof HTMLElement) retryButton.focus();
  rerender({ field: cpf, options: { status: 'loading', options: [], message: '' } });
  await expect.element(getInput()).toHaveFocus();
});

test('[15.1] [14.4] the hint of a field that waits for another answer fits into half a row without making it higher', async () => {
  const initialViewport = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(1280, 800);
  try {
    renderSample({ field: { label: 'Cidade', component: 'text' }, waiting: true });
    const hint = page.getByPlaceholder('Responda à pergunta anterior').element();
    const row = hint.parentElement;
    if (!row) throw new Error('The hint has no box.');
    row.style.width = '230px';
    expect(row.getBoundingClientRect().height).toBe(44);
    expect(hint.scrollHeight).toBeLessThanOrEqual(hint.clientHeight);
  } finally {
    await page.viewport(initialViewport.width, initialViewport.height);
  }
});

test('[4.32] a field that is locked for good asks for no other answer, even if it depends on one', async () => {
  renderSample({ field: { label: 'Cidade', component: 'text', dependencies: ['uf'] }, readOnly: true });
  await expect.element(page.getByPlaceholder('—')).toBeVisible();
  expect(page.getByPlaceholder('Responda à pergunta anterior').elements()).toEqual([]);
});

test('[13.2] a field that cannot be changed shows a ring around its text while it has the focus', async () => {
  renderSample({ field: { component: 'text', label: 'Cidade' }, value: 'Recife', readOnly: true });
  const box = page.getByRole('textbox', { name: 'Cidade' }).element().parentElement;
  if (!box) throw new Error('The input has no box.');
  expect(getComputedStyle(box).outlineStyle).toBe('none');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Cidade' })).toHaveFocus();
  expect(getComputedStyle(box).outlineStyle).toBe('solid');
  expect(getComputedStyle(box).outlineWidth).toBe('2px');
});

test('[13.3] [14.3] a field that looks something up has a region for its note before the note; other fields have none', () => {
  cleanup();
  const form = createStaticForm({ cpf: {}, cep: { value: '01310-100' } });
  const { container } = render(
    <AppContext.Provider value={form.app({})}>
      <FieldRow field={createSampleField(cpf)} />
      <FieldRow field={createSampleField({ key: 'cep', label: 'CEP', component: 'cep' })} />
    </AppContext.Provider>,
  );
  const regions = [...container.querySelectorAll('[aria-live=polite]')];
  expect(regions.map(({ textContent }) => textContent)).toEqual(['']);
  const message = 'CEP não encontrado.';
  act(() =>
    form.change('cep', { options: { status: 'success', options: [], message, reference: '01310100' } }),
  );
  expect([...container.querySelectorAll('[aria-live=polite]')]).toEqual(regions);
  expect(regions[0]?.textContent).toBe(message);
  act(() => form.change('cpf', { error: 'Por favor, insira CPF' }));
  expect(container.textContent).toContain('Por favor, insira CPF');
  expect([...container.querySelectorAll('[aria-live]')]).toEqual(regions);
});
