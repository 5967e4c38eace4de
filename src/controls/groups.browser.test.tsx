import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputIdOf } from './input-id-of.ts';
import { inputOf, renderSample, showOnDesktop } from './render-sample.tsx';
import { createOptions, createSampleField, createSampleOption } from './sample-field.ts';

const options = [
  ...createOptions('Própria', 'Alugada'),
  createSampleOption({ label: 'Cedida', disabled: true }),
];
const getRadio = (name: string) => page.getByRole('radio', { name });

for (const component of ['radio', 'radioChip', 'list']) {
  const field = { label: 'Moradia', key: 'moradia', component };

  test(`${component}: a press on the text of an option chooses it, and the group has the name of its label`, async () => {
    const onEdit = vi.fn();
    renderSample({ field, options, onEdit });
    await expect.element(page.getByRole('radiogroup', { name: 'Moradia' })).toBeVisible();
    // A chip's input may cover its text: like a finger, the click hits the topmost element.
    await userEvent.click(page.getByText('Alugada'), { force: true });
    await expect.element(getRadio('Alugada')).toBeChecked();
    expect(onEdit.mock.calls.map(([typed]) => typed)).toEqual([{ value: 'Alugada', label: 'Alugada' }]);
  });

  test(`[13.2] ${component}: the group is one tab stop, arrow keys choose an option and skip disabled ones`, async () => {
    const onLeave = vi.fn();
    renderSample({ field, options, onLeave });
    await userEvent.tab();
    await expect.element(getRadio('Própria')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(getRadio('Alugada')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(getRadio('Própria')).toBeChecked();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  test(`[13.7] ${component}: each option is a target of at least 48 px`, async () => {
    renderSample({ field, options });
    for (const option of options) {
      const target = inputOf(getRadio(option.label)).closest('label');
      expect(target?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
  });

  test(`[13.3] ${component}: the group has the error and the required state, and passes the focus on to the chosen option`, async () => {
    renderSample({
      field,
      options,
      required: true,
      error: 'Por favor, insira Moradia',
      value: { value: 'Alugada', label: 'Alugada' },
    });
    const group = page.getByRole('radiogroup', { name: 'Moradia' });
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAttribute('aria-required', 'true');
    await expect.element(group).toHaveAccessibleDescription('Por favor, insira Moradia');
    document.getElementById(inputIdOf('moradia'))?.focus();
    await expect.element(getRadio('Alugada')).toHaveFocus();
  });
}

test.each(['radio', 'radioChip', 'list'])(
  '[13.3] %s: a missing answer colours the message of the group, not each of its options',
  async component => {
    const field = { label: 'Moradia', key: 'moradia', component };
    const bordersOf = (): string[] =>
      options.map(({ label }) => {
        const row = inputOf(getRadio(label)).closest('label');
        return row ? getComputedStyle(row).borderColor : '';
      });
    renderSample({ field, options });
    await expect.element(getRadio('Própria')).toBeVisible();
    const bordersBefore = bordersOf();
    renderSample({ field, options, required: true, error: 'Por favor, insira Moradia' });
    await expect.element(page.getByText('Por favor, insira Moradia')).toBeVisible();
    expect(bordersOf()).toEqual(bordersBefore);
  },
);

test('the choices of a checkbox group are in the order of the list', async () => {
  const onEdit = vi.fn();
  renderSample({ field: { label: 'Bens', component: 'checkBoxGroup' }, options, onEdit });
  await expect.element(page.getByRole('group', { name: 'Bens' })).toBeVisible();
  await userEvent.click(page.getByText('Alugada'));
  await userEvent.click(page.getByText('Própria'));
  await expect.element(page.getByRole('checkbox', { name: 'Própria' })).toBeChecked();
  expect(onEdit.mock.lastCall?.[1]).toEqual([
    { value: 'Própria', label: 'Própria' },
    { value: 'Alugada', label: 'Alugada' },
  ]);
  await userEvent.click(page.getByText('Própria'));
  expect(onEdit.mock.lastCall?.[1]).toEqual([{ value: 'Alugada', label: 'Alugada' }]);
});

test('[3.24] the sub-fields of a list show below its options', async () => {
  const subField = createSampleField({ id: 'outro', key: 'outro', label: 'Qual?' });
  renderSample({ field: { label: 'Moradia', component: 'list', subFields: [subField] }, options });
  await expect.element(page.getByRole('textbox', { name: 'Qual?' })).toBeVisible();
});

test.each(['radio', 'radioChip', 'list'])(
  '%s: of several options with the same value only the chosen one is marked',
  async component => {
    const equalOptions = [
      createSampleOption({ value: '1', label: 'Própria' }),
      createSampleOption({ value: '1', label: 'Alugada' }),
      createSampleOption({ value: '', label: 'Nenhuma' }),
    ];
    renderSample({
      field: { label: 'Moradia', key: 'moradia', component, options: equalOptions },
      options: equalOptions,
    });
    await expect.element(getRadio('Nenhuma')).not.toBeChecked();
    await userEvent.click(page.getByText('Alugada'), { force: true });
    await expect.element(getRadio('Alugada')).toBeChecked();
    await expect.element(getRadio('Própria')).not.toBeChecked();
    await userEvent.click(page.getByText('Nenhuma'), { force: true });
    await expect.element(getRadio('Nenhuma')).toBeChecked();
    await expect.element(getRadio('Alugada')).not.toBeChecked();
  },
);

test('checkboxes with the same value are ticked and cleared together, a checkbox without a value separately', async () => {
  const equalOptions = [
    createSampleOption({ value: '1', label: 'Casa' }),
    createSampleOption({ value: '1', label: 'Carro' }),
    createSampleOption({ value: '', label: 'Outro' }),
  ];
  renderSample({ field: { label: 'Bens', component: 'checkBoxGroup' }, options: equalOptions });
  const getCheckbox = (name: string) => page.getByRole('checkbox', { name });
  await userEvent.click(getCheckbox('Carro'));
  await expect.element(getCheckbox('Casa')).toBeChecked();
  await userEvent.click(getCheckbox('Outro'));
  await expect.element(getCheckbox('Outro')).toBeChecked();
  await userEvent.click(getCheckbox('Casa'));
  await expect.element(getCheckbox('Carro')).not.toBeChecked();
  await userEvent.click(getCheckbox('Outro'));
  await expect.element(getCheckbox('Outro')).not.toBeChecked();
});

test('[12.5] of a list that no group can have, 2,000 checkboxes are drawn', async () => {
  const manyOptions = Array.from({ length: 2_500 }, (_, index) =>
    createSampleOption({ value: `${index}`, label: `Bem ${index}` }),
  );
  renderSample({ field: { label: 'Bens', component: 'checkBoxGroup' }, options: manyOptions });
  await expect.element(page.getByText('Bem 1999')).toBeInTheDocument();
  expect(document.querySelectorAll('[type="checkbox"]')).toHaveLength(2_000);
});

test.each([
  { component: 'radio', role: 'radio', width: '8px' },
  { component: 'checkBoxGroup', role: 'checkbox', width: '16px' },
] as const)(
  '[14.3] an option of a $component has one element for its input, which draws the mark of the chosen one, and one for its text',
  async ({ component, role, width }) => {
    renderSample({ field: { label: 'Moradia', key: 'moradia', component }, options });
    const input = page.getByRole(role, { name: 'Alugada' });
    const markOf = () => getComputedStyle(inputOf(input), '::after');
    await expect.element(input).not.toBeChecked();
    expect(inputOf(input).closest('label')?.querySelectorAll('*').length).toBe(2);
    expect(markOf().content).toBe('none');
    await userEvent.click(page.getByText('Alugada'));
    await expect.element(input).toBeChecked();
    expect(inputOf(input).closest('label')?.querySelectorAll('*').length).toBe(2);
    expect(markOf().content).toBe('""');
    expect(markOf().width).toBe(width);
    expect(markOf().backgroundColor).not.toBe(getComputedStyle(inputOf(input)).backgroundColor);
  },
);

for (const component of ['radio', 'radioChip'])
  test(`[14.5] ${component}: 50,000 options are a select, with the name of the group`, async () => {
    await showOnDesktop();
    const onEdit = vi.fn();
    renderSample({
      field: { label: 'Cidade', key: 'cidade', component },
      options: createOptions(...Array.from({ length: 50_000 }, (_, i) => `Cidade ${i}`)),
      onEdit,
    });
    const combobox = page.getByRole('combobox', { name: 'Cidade' });
    await userEvent.click(combobox);
    expect(page.getByRole('option').elements().length).toBeLessThan(50);
    await userEvent.keyboard('cidade 49999{Enter}');
    await expect.element(combobox).toHaveValue('Cidade 49999');
    expect(onEdit.mock.lastCall?.[0]).toEqual({ value: 'Cidade 49999', label: 'Cidade 49999' });
  });

test.each(['select', 'radio', 'radioChip', 'list'])(
  '[3.31] [3.35] a read-only %s is shown by `format.show`, like a read-only text',
  async component => {
    renderSample({
      field: { key: 'banco', label: 'Banco', component, formatShow: 'selectOnlyValue' },
      options: [createSampleOption({ value: '237', label: 'Bradesco' })],
      value: { value: '237', label: 'Bradesco' },
      readOnly: true,
    });
    await expect.element(page.getByRole('textbox', { name: 'Banco' })).toHaveValue('237');
  },
);

const readOnlyKinds = ['select', 'radio', 'radioChip', 'list', 'checkBoxGroup'] as const;
const statesOf = (component: string) => ({
  field: { key: 'banco', label: 'Banco', component, resource: 'banks' },
  // The service stores only the value of this choice.
  value: component === 'checkBoxGroup' ? [{ value: '341', label: '341' }] : { value: '341', label: '341' },
  readOnly: true,
});

test.each(readOnlyKinds)(
  '[4.35a] [4.34b] a read-only %s shows that its list loads, then the label; a list that failed can be requested again',
  async component => {
    const onRetryOptions = vi.fn();
    const props = { ...statesOf(component), onRetryOptions };
    const { rerender } = renderSample({
      ...props,
      options: { status: 'loading', options: [], message: '' },
    });
    await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    rerender({ ...props, options: { status: 'error', options: [], message: 'Lista indisponível.' } });
    await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetryOptions).toHaveBeenCalledTimes(1);
    rerender({ ...props, options: [createSampleOption({ value: '341', label: 'Itaú' })] });
    await expect.element(page.getByRole('textbox', { name: 'Banco' })).toHaveValue('Itaú');
  },
);
