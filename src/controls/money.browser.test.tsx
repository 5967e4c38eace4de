import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, placeCaret, renderSample } from './render-sample.tsx';

const amountField = { label: 'Valor', key: 'valor', component: 'money' };
const getInput = () => page.getByRole('textbox', { name: 'Valor' });

test('[5.24a] money is typed cents first and stored in cents', async () => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, onEdit });
  await userEvent.type(getInput(), '123456');
  await expect.element(getInput()).toHaveValue('R$\u00a01.234,56');
  expect(onEdit.mock.lastCall?.[1]).toBe(123456);
});

test('[5.24b] a key that would exceed the maximum is refused and the text stays', async () => {
  const onEdit = vi.fn();
  renderSample({ field: { ...amountField, maxValue: 220_000 }, onEdit });
  await userEvent.type(getInput(), '2200007');
  await expect.element(getInput()).toHaveValue('R$\u00a02.200,00');
  expect(onEdit.mock.lastCall?.[1]).toBe(220_000);
});

test.each([
  ['money', { maxValue: 220_000 }, '2200007', 'O valor máximo é R$\u00a02.200,00.'],
  ['sliderMoney', { minValue: 0, maxValue: 220_000 }, '2200007', 'O valor máximo é R$\u00a02.200,00.'],
  ['percentage', {}, '12500', 'O valor máximo é 100%.'],
])(
  '[5.24b] [13.3] a %s shows the maximum when it refuses a key, until a key is accepted',
  async (component, bounds, keys, reason) => {
    renderSample({ field: { ...amountField, component, ...bounds } });
    const note = page.getByText(reason);
    await userEvent.type(getInput(), keys.slice(0, -1));
    await expect.element(note).not.toBeInTheDocument();
    await userEvent.keyboard(keys.slice(-1));
    await expect.element(note).toBeVisible();
    const ids = getInput().element().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(ids.at(-1) ?? '')?.textContent).toBe(reason);
    await userEvent.keyboard('{Backspace}');
    await expect.element(note).not.toBeInTheDocument();
  },
);

test('[5.24b] a key that changes nothing is no refusal', async () => {
  renderSample({ field: { ...amountField, maxValue: 220_000 }, value: 0 });
  await userEvent.type(getInput(), '0');
  placeCaret(getInput(), 3, 4);
  await userEvent.keyboard('0');
  await expect.element(getInput()).toHaveValue('R$\u00a00,00');
  await expect.element(page.getByText(/O valor máximo/)).not.toBeInTheDocument();
});

test.each([
  ['money', { minValue: 50_000, maxValue: 40_000 }],
  ['sliderMoney', { minValue: 50_000, maxValue: 40_000 }],
  ['money', { maxValue: 0 }],
  ['sliderMoney', { minValue: 0, maxValue: 0 }],
])('[5.24b] a maximum of a %s that no amount satisfies refuses no key: %j', async (component, bounds) => {
  const onEdit = vi.fn();
  renderSample({ field: { ...amountField, component, ...bounds }, onEdit });
  await userEvent.type(getInput(), '80000');
  await expect.element(getInput()).toHaveValue('R$\u00a0800,00');
  expect(onEdit.mock.lastCall?.[1]).toBe(80_000);
  expect(page.getByRole('slider').elements()).toHaveLength(0);
});

test('[5.24] all typed digits can be deleted, and an empty amount shows nothing', async () => {
  renderSample({ field: amountField });
  await userEvent.type(getInput(), '150');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(getInput()).toHaveValue('');
});

test('an amount can be pasted with its separators', async () => {
  renderSample({ field: amountField, value: 1_000 });
  await userEvent.fill(getInput(), 'R$ 1.999,90');
  await expect.element(getInput()).toHaveValue('R$\u00a01.999,90');
});

test.each([
  ['R$ 2.000', 200_000],
  ['10,5', 1050],
])('[5.24] the separators of the pasted amount %s say where its cents are', async (text, cents) => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, value: 1_000, onEdit });
  await userEvent.fill(getInput(), text);
  await vi.waitFor(() => expect(onEdit.mock.lastCall?.[1]).toBe(cents));
});

test.each([
  ['2.201', 'O valor máximo é R$\u00a02.200,00.'],
  ['2.200', undefined],
])(
  '[5.24b] [13.3] the pasted amount %s above the maximum is refused with the reason',
  async (text, reason) => {
    renderSample({ field: { ...amountField, maxValue: 220_000 }, value: 1_000 });
    await userEvent.fill(getInput(), text);
    await expect.element(getInput()).toHaveValue(reason ? 'R$\u00a010,00' : 'R$\u00a02.200,00');
    const note = page.getByText(/O valor máximo/);
    if (reason) await expect.element(page.getByText(reason)).toBeVisible();
    else await expect.element(note).not.toBeInTheDocument();
  },
);

test('a digit inserted in the middle keeps the caret there', async () => {
  renderSample({ field: amountField, value: 123_456 });
  placeCaret(getInput(), 5);
  await userEvent.keyboard('9');
  await expect.element(getInput()).toHaveValue('R$\u00a019.234,56');
  expect(inputOf(getInput()).selectionStart).toBe('R$ 19.'.length);
});

test('[4.35b] while the value of a money field is looked up, a loading placeholder replaces the input', async () => {
  renderSample({ field: amountField, options: { status: 'loading', options: [], message: '' } });
  await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
});

test.each(['money', 'sliderMoney', 'inputRealEstateValue'])(
  '[4.35b] [4.34b] a read-only %s shows that its amount is looked up, and can request it again after a failure',
  async component => {
    const onRetryOptions = vi.fn();
    const props = {
      field: { ...amountField, component, dependencies: ['modelo'] },
      value: 123_456,
      readOnly: true,
      onRetryOptions,
    };
    const { rerender } = renderSample({
      ...props,
      options: { status: 'loading', options: [], message: '' },
    });
    await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    rerender({ ...props, options: { status: 'error', options: [], message: '' } });
    await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
    expect(onRetryOptions).toHaveBeenCalledTimes(1);
    rerender({ ...props, options: [] });
    await expect.element(getInput()).toHaveValue('R$\u00a01.234,56');
    await expect.element(getInput()).toHaveAttribute('readonly');
  },
);

test('[5.25b] a percentage is typed hundredths first, 100 at most', async () => {
  const onEdit = vi.fn();
  renderSample({ field: { label: 'Valor', component: 'percentage' }, onEdit });
  await userEvent.type(getInput(), '1250');
  await expect.element(getInput()).toHaveValue('% 12,50');
  await userEvent.keyboard('00');
  await expect.element(getInput()).toHaveValue('% 12,50');
  expect(onEdit.mock.lastCall?.[1]).toBe(12.5);
});

test('a long amount is not cut on a phone whose text is set to 200%', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  try {
    renderSample({ field: amountField, value: 1_234_567_890 });
    await expect.element(getInput()).toHaveValue('R$\u00a012.345.678,90');
    const { scrollWidth, clientWidth } = getInput().element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  } finally {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  }
});
