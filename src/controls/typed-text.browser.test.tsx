import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import type { Field, FieldValue } from '#journey/model/field.ts';
import { paste } from '#tests/support/paste.ts';
import { FieldRow } from './field-row.tsx';
import { inputOf, placeCaret, renderCounted } from './render-sample.tsx';
import { createOptions, createSampleField } from './sample-field.ts';

const getInput = () => page.getByRole('textbox', { name: 'Campo' });

/** Renders one row. `accept` decides which edits the form takes over; absent: all of them. */
function renderRow(
  component: string,
  mask = '',
  accept: (typed: FieldValue) => boolean = () => true,
  members: Partial<Field> = {},
) {
  const field = createSampleField({ key: 'campo', label: 'Campo', component, mask, ...members });
  const form = createStaticForm({
    campo: { label: 'Campo', value: fieldKinds.find(component)?.empty ?? null },
  });
  const app = form.app({
    editField(key, typed) {
      if (accept(typed)) form.change(key, { value: fieldKinds.find(component)?.read(typed, field) ?? null });
    },
  });
  const { commits } = renderCounted(
    <AppContext.Provider value={app}>
      <FieldRow field={field} />
    </AppContext.Provider>,
  );
  return {
    change: (changes: Parameters<typeof form.change>[1]) => act(() => form.change('campo', changes)),
    value: () => app.state.form.fields.campo?.value,
    commits,
  };
}

test.each([
  ['text', '', 'Ana', 'Ana', 'Ana'],
  ['text', 'cpf', '52998224725', '529.982.247-25', '529.982.247-25'],
  ['money', '', '1234', 'R$\u00a012,34', 1234],
  ['percentage', '', '1250', '% 12,50', 12.5],
])('[14.2] typing into a field %s %s renders nothing', async (component, mask, typed, shown, value) => {
  const row = renderRow(component, mask);
  await userEvent.click(getInput());
  const commitsBefore = row.commits();
  await userEvent.keyboard(typed);
  await expect.element(getInput()).toHaveValue(shown);
  expect(row.value()).toEqual(value);
  expect(row.commits()).toBe(commitsBefore);
});

test('[14.2] a text input has neither name nor type, which React would write again at each key; an id serves autofill', () => {
  renderRow('text', 'cpf');
  const input = getInput().element();
  expect(input.id).toBe('campo-campo');
  expect(input.hasAttribute('name') || input.hasAttribute('type')).toBe(false);
  renderRow('text', '', undefined, { validation: 'email' });
  expect(getInput().element().getAttribute('type')).toBe('email');
});

test('[5.26] typing into a date renders its row, because the calendar shows the same day', async () => {
  const row = renderRow('date');
  await userEvent.type(getInput(), '01021990');
  expect(row.commits()).toBeGreaterThan(1);
  await expect.element(page.getByLabelText('Calendário')).toHaveValue('1990-02-01');
});

test('an edit that the form refuses is taken back at once', async () => {
  const row = renderRow('text', '', typed => typed !== 'Ana!');
  await userEvent.type(getInput(), 'Ana');
  await userEvent.keyboard('!');
  await expect.element(getInput()).toHaveValue('Ana');
  await userEvent.keyboard('b');
  await expect.element(getInput()).toHaveValue('Anab');
  expect(row.value()).toBe('Anab');
});

test('[3.23] a value from elsewhere replaces the typed text, also the text of the last render', async () => {
  const row = renderRow('text');
  await userEvent.type(getInput(), 'Ana');
  row.change({ value: 'Beatriz' });
  await expect.element(getInput()).toHaveValue('Beatriz');
  await userEvent.keyboard('{End}!');
  await expect.element(getInput()).toHaveValue('Beatriz!');
  // The row was last rendered with this text.
  row.change({ value: 'Beatriz' });
  await expect.element(getInput()).toHaveValue('Beatriz');
  row.change({ value: '' });
  await expect.element(getInput()).toHaveValue('');
});

const FILLED_KINDS: [component: string, mask: string, value: FieldValue, typed: string, shown: string][] = [
  ['text', '', 'Avenida Paulista', 'Rua', 'Rua'],
  ['text', 'agency', '9999', '0001', '0001'],
  ['text', 'cpf', '111.444.777-35', '52998224725', '529.982.247-25'],
  ['cep', '', '01310-100', '04538132', '04538-132'],
  ['cnpj', '', '11.222.333/0001-81', '11444777000161', '11.444.777/0001-61'],
  ['consultaPlaca', '', 'ABC-1234', 'bra2e19', 'BRA2E19'],
  ['money', '', 7_800_000, '1234', 'R$\u00a012,34'],
  ['sliderMoney', '', 7_800_000, '1234', 'R$\u00a012,34'],
  ['inputRealEstateValue', '', 7_800_000, '1234', 'R$\u00a012,34'],
  ['percentage', '', 12.5, '250', '% 2,50'],
  ['date', '', '20/05/1990', '01021980', '01/02/1980'],
  ['textWithAutoComplete', '', 'Gerente', 'Dono', 'Dono'],
];

test.each(FILLED_KINDS)(
  '[11.6] a value that fills a field %s %s while the visitor is in it is selected, so typing replaces it whole',
  async (component, mask, value, typed, shown) => {
    const row = renderRow(component, mask);
    const input = page.getByLabelText('Campo', { exact: true });
    await userEvent.click(input);
    row.change({ value });
    const { selectionStart, selectionEnd, value: text } = inputOf(input);
    expect(text).not.toBe('');
    expect([selectionStart, selectionEnd]).toEqual([0, text.length]);
    await userEvent.keyboard(typed);
    await expect.element(input).toHaveValue(shown);
  },
);

test('[5.11] [11.6] a typed text that loses its outer blanks, because the visitor looks into another window, is not selected: what is typed next is added', async () => {
  const row = renderRow('text');
  await userEvent.type(getInput(), 'Maria ');
  // The window has lost the focus, so the form has left the field; the input is still the active element.
  row.change({ value: 'Maria' });
  await expect.element(getInput()).toHaveValue('Maria');
  await userEvent.keyboard(' Silva');
  await expect.element(getInput()).toHaveValue('Maria Silva');
});

test('[11.6] a choice that fills a list while the visitor is in it is selected, as after a Tab into it', async () => {
  const row = renderRow('select');
  const options = createOptions('Ativo', 'Inativo', 'Suspenso', 'Outro', 'Nenhum', 'Todos');
  row.change({ options: { status: 'success', options, message: '', reference: '' } });
  const input = page.getByRole('combobox', { name: 'Campo' });
  inputOf(input).focus();
  row.change({ value: options[0] ?? null });
  await expect.element(input).toHaveValue('Ativo');
  expect([inputOf(input).selectionStart, inputOf(input).selectionEnd]).toEqual([0, 'Ativo'.length]);
});

test('[11.6] a value that fills a field while the visitor is in another one moves no focus', async () => {
  const row = renderRow('text');
  row.change({ value: 'Avenida Paulista' });
  await expect.element(getInput()).toHaveValue('Avenida Paulista');
  await expect.element(getInput()).not.toHaveFocus();
});

test('[3.33] the caret is after a suggestion that the visitor has chosen, so that they can add to it', async () => {
  const row = renderRow('textWithAutoComplete');
  const options = createOptions('Gerente', 'Dono');
  row.change({ options: { status: 'success', options, message: '', reference: '' } });
  const input = page.getByRole('combobox', { name: 'Campo' });
  await userEvent.type(input, 'Ger');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('Gerente');
  await userEvent.keyboard(' geral');
  await expect.element(input).toHaveValue('Gerente geral');
});

test('a typed text stays when an error, a name or a hint appears, and when the field is hidden and shown again', async () => {
  const row = renderRow('text');
  await userEvent.type(getInput(), 'Ana');
  row.change({ error: 'Por favor, insira Campo' });
  await expect.element(getInput()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(getInput()).toHaveValue('Ana');
  await userEvent.keyboard(' B');
  row.change({ error: '', label: 'Campo completo' });
  const renamed = page.getByRole('textbox', { name: 'Campo completo' });
  await expect.element(renamed).toHaveValue('Ana B');
  row.change({ isVisible: false });
  await expect.element(renamed).not.toBeInTheDocument();
  row.change({ isVisible: true });
  await expect.element(renamed).toHaveValue('Ana B');
});

test('[5.29] the note about a typed code leaves when another code is typed', async () => {
  const row = renderRow('cep');
  const message = 'CEP não encontrado.';
  row.change({
    value: '01310-100',
    options: { status: 'success', options: [], message, reference: '01310100' },
  });
  await expect.element(page.getByText(message)).toBeVisible();
  await userEvent.click(getInput());
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(getInput()).toHaveValue('01310-10');
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

test.each([' 1234567890', '\u200b1234567890', '\u202a1234567890\u202c'])(
  '[5.11] a pasted number loses no digit to the maximum when an invisible character is beside it: %j',
  async text => {
    const { value } = renderRow('text', '', undefined, { maxLength: 10 });
    await userEvent.click(getInput());
    await paste(text);
    await expect.element(getInput()).toHaveValue('1234567890');
    expect(value()).toBe('1234567890');
  },
);

test('[5.11] a word that is pasted after another one keeps the blank between them', async () => {
  renderRow('text', '', undefined, { maxLength: 20 });
  await userEvent.fill(getInput(), 'Ana');
  await userEvent.keyboard('{End}');
  await paste(' Maria\u200b');
  await expect.element(getInput()).toHaveValue('Ana Maria');
});

const insert = (text: string) => cdp().send('Input.insertText', { text });
const pastes: [how: string, text: string, shown: string][] = [
  ['a tab from a cell of a table', '\tdos', 'maria dosz silva'],
  ['an accent as a letter of its own', ' Jose\u0301', 'maria Joséz silva'],
  ['an invisible character', ' \u200bdos', 'maria dosz silva'],
];

for (const component of ['text', 'textWithAutoComplete'])
  for (const maxLength of [undefined, 30]) {
    test.each(pastes)(
      `[5.11] ${component} with maxLength ${maxLength}: what is typed after a paste with %s follows the paste`,
      async (_, text, shown) => {
        renderRow(component, '', undefined, { maxLength });
        const input = page.getByLabelText('Campo');
        await userEvent.fill(input, 'maria silva');
        placeCaret(input, 5);
        await paste(text);
        await insert('z');
        await expect.element(input).toHaveValue(shown);
      },
    );

    test(`[5.11] ${component} with maxLength ${maxLength}: what is typed after a no-break space or an accent follows it`, async () => {
      renderRow(component, '', undefined, { maxLength });
      const input = page.getByLabelText('Campo');
      await userEvent.fill(input, 'mare silva');
      placeCaret(input, 4);
      for (const text of ['\u0301', '\u00a0', 'x', 'y']) await insert(text);
      await expect.element(input).toHaveValue('maré xysilva');
    });
  }
