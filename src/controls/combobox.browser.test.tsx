import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSample } from './render-sample.tsx';
import { createOptions, createSampleOption, type SampleProps } from './sample-field.ts';

const company = { label: 'Empresa', key: 'empresa', component: 'textWithAutoComplete' };
const options = createOptions('Padaria São João', 'Padaria Real', 'Mercado Central');
const getCombobox = () => page.getByRole('combobox', { name: 'Empresa' });
const getOption = (name: string) => page.getByRole('option', { name });

test('the typed text is the value, with or without suggestions', async () => {
  const onEdit = vi.fn();
  renderSample({ field: company, options, onEdit });
  await userEvent.type(getCombobox(), 'Oficina do Zé');
  await expect.element(getCombobox()).toHaveValue('Oficina do Zé');
  await expect.element(getCombobox()).toHaveAttribute('aria-expanded', 'false');
  expect(onEdit.mock.lastCall?.[1]).toBe('Oficina do Zé');
});

test('suggestions match without case and accents, and can be chosen with the arrow keys', async () => {
  renderSample({ field: company, options });
  await userEvent.type(getCombobox(), 'SAO');
  await expect.element(getOption('Padaria São João')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(getCombobox()).toHaveValue('Padaria São João');
  await expect.element(getCombobox()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter chooses no suggestion unless one is active: the text stays as it is', async () => {
  renderSample({ field: company, options });
  await userEvent.type(getCombobox(), 'padaria');
  await expect.element(getOption('Padaria Real')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(getCombobox()).toHaveValue('padaria');
});

test('[5.27] after scrolling by hand the next letter shows the first suggestions again', async () => {
  const bakeries = Array.from({ length: 100 }, (_, index) => `Padaria ${index + 1}`);
  renderSample({ field: company, options: createOptions(...bakeries) });
  await userEvent.type(getCombobox(), 'p');
  const list = page.getByRole('listbox').element();
  // The first frame has not all rows.
  await expect.poll(() => list.scrollHeight).toBeGreaterThan(2500);
  list.scrollTop = 1500;
  await expect.poll(() => list.scrollTop).toBe(1500);
  await userEvent.keyboard('a');
  await expect.poll(() => list.scrollTop).toBe(0);
});

test('Escape closes the suggestions and keeps the text; an arrow brings them back', async () => {
  renderSample({ field: company, options });
  await userEvent.type(getCombobox(), 'pad{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getCombobox()).toHaveValue('pad');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getOption('Padaria São João')).toHaveAttribute('data-active');
  await userEvent.click(getOption('Padaria Real'));
  await expect.element(getCombobox()).toHaveValue('Padaria Real');
  await expect.element(getCombobox()).toHaveFocus();
});

test('a space key types a space', async () => {
  renderSample({ field: company, options });
  await userEvent.type(getCombobox(), 'Padaria ');
  await expect.element(getCombobox()).toHaveValue('Padaria ');
});

test('loading suggestions does not remove the input', async () => {
  renderSample({ field: company, options: { status: 'loading', options: [], message: '' } });
  await userEvent.type(getCombobox(), 'Pa');
  await expect.element(getCombobox()).toHaveValue('Pa');
  await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
});

test('[4.34] suggestions that failed to load can be requested again', async () => {
  const onRetryOptions = vi.fn();
  renderSample({ field: company, options: { status: 'error', options: [], message: 'x' }, onRetryOptions });
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetryOptions).toHaveBeenCalledTimes(1);
  await expect.element(getCombobox()).toBeEnabled();
});

test('[13.2] requesting suggestions again by keyboard leaves the focus in the input', async () => {
  const { rerender } = renderSample({
    field: company,
    options: { status: 'error', options: [], message: 'x' },
  });
  const retryButton = page.getByRole('button', { name: 'Tentar novamente' }).element();
  if (retryButton instanceof HTMLElement) retryButton.focus();
  rerender({ field: company, options: { status: 'loading', options: [], message: '' } });
  await expect.element(getCombobox()).toHaveFocus();
});

const person = {
  label: 'CPF',
  key: 'cpf',
  component: 'textWithAutoComplete',
  mask: 'cpf',
  resource: 'pessoas',
};
const getPerson = () => page.getByRole('combobox', { name: 'CPF' });
const personsOf = (
  ...persons: Parameters<typeof createSampleOption>[0][]
): NonNullable<SampleProps['options']> => ({
  status: 'success',
  options: persons.map(createSampleOption),
  message: '',
});

test.each([
  [{ value: '52998224725', label: 'Maria da Silva' }],
  [{ value: '#1', label: 'Maria da Silva', children: '529.982.247-25' }],
])('[5.29] the persons of a CPF are shown, and to choose one leaves the CPF as it is: %j', async option => {
  const onEdit = vi.fn();
  const { rerender } = renderSample({ field: person, onEdit });
  await userEvent.type(getPerson(), '52998224725');
  rerender({
    field: person,
    value: '529.982.247-25',
    options: personsOf(option, { value: '#2', label: 'José Lima' }),
    onEdit,
  });
  await expect.element(getOption('Maria da Silva')).toBeVisible();
  await expect.element(getOption('José Lima')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(getPerson()).toHaveValue('529.982.247-25');
  expect(onEdit.mock.lastCall?.[1]).toBe('529.982.247-25');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getOption('Maria da Silva')).toHaveAttribute('data-active');
});

test('[5.29] a CPF without a mask stays a CPF, too', async () => {
  const onEdit = vi.fn();
  const field = { ...person, mask: '', validation: 'cpf' };
  const options = personsOf({ value: '52998224725', label: 'Maria da Silva' });
  renderSample({ field, value: '52998224725', options, onEdit });
  await userEvent.click(getPerson());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(getPerson()).toHaveValue('52998224725');
});

test('[3.33] a suggestion for a masked code writes the code of the option', async () => {
  const field = { label: 'CPF', key: 'agencia', component: 'textWithAutoComplete', mask: 'agency' };
  renderSample({ field, options: [createSampleOption({ value: '0001', label: '0001 - Centro' })] });
  await userEvent.type(getPerson(), '00');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(getPerson()).toHaveValue('0001');
});
