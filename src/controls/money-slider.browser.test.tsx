import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, renderSample } from './render-sample.tsx';
import { SampleControl } from './sample-control.tsx';
import { createOptions } from './sample-field.ts';

const amountField = {
  label: 'Valor',
  key: 'valor',
  component: 'sliderMoney',
  minValue: 100_000,
  maxValue: 500_000,
};
const getInput = () => page.getByRole('textbox', { name: 'Valor' });
const getSlider = () => page.getByRole('slider');

test('[5.24] a slider between the bounds shows under the exact input', async () => {
  renderSample({ field: amountField, value: 300_000 });
  await expect.element(getSlider()).toHaveAttribute('aria-valuetext', 'R$\u00a03.000,00');
  await userEvent.fill(getInput(), '200000');
  await expect.element(getSlider()).toHaveAttribute('aria-valuetext', 'R$\u00a02.000,00');
});

test('[5.24g] [9.9] the value of the slider shows at once and is applied 300 ms after the last change', async () => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, value: 100_000, onEdit });
  await expect.element(getSlider()).toBeVisible();
  inputOf(getSlider()).focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await userEvent.keyboard('{ArrowRight}');
    await pass(299);
    await userEvent.keyboard('{ArrowRight}');
    await pass(299);
    expect(inputOf(getInput()).value).toBe('R$\u00a01.040,00');
    expect(onEdit).not.toHaveBeenCalled();
    await pass(1);
    expect(onEdit.mock.calls).toEqual([[104_000, 104_000]]);
  } finally {
    vi.useRealTimers();
  }
});

test('when the focus leaves the slider, the shown amount is applied at once, and then `onLeave` is called', async () => {
  const reported: string[] = [];
  renderSample({
    field: amountField,
    value: 100_000,
    onEdit: (_, stored) => reported.push(String(stored)),
    onLeave: () => reported.push('left'),
  });
  await expect.element(getSlider()).toBeVisible();
  inputOf(getSlider()).focus();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  expect(reported).toEqual(['500000', 'left']);
});

test.each([
  [
    'by Enter on the slider',
    async () => {
      inputOf(getSlider()).focus();
      await userEvent.keyboard('{End}{Enter}');
    },
  ],
  [
    'by the button, after a finger has moved the slider',
    async () => {
      // A finger gives the slider no focus (Safari on iOS), so nothing leaves it.
      fireEvent.change(inputOf(getSlider()), { target: { value: inputOf(getSlider()).max } });
      fireEvent.click(page.getByRole('button', { name: 'Continuar' }).element());
    },
  ],
])('[5.24g] [4.15a] the amount on the screen is the one that is sent %s', async (_, submit) => {
  const reported: string[] = [];
  cleanup();
  render(
    <form
      onSubmit={event => {
        event.preventDefault();
        reported.push('submitted');
      }}
    >
      <SampleControl
        field={amountField}
        value={100_000}
        onEdit={(_, stored) => reported.push(String(stored))}
      />
      <button type="submit">Continuar</button>
    </form>,
  );
  await expect.element(getSlider()).toBeVisible();
  await submit();
  expect(reported).toEqual(['500000', 'submitted']);
});

test.each([
  ['the page is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
  ['another app comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
])('[11.3] the amount on the screen is applied before %s', async (_, leave) => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, value: 100_000, onEdit });
  await expect.element(getSlider()).toBeVisible();
  fireEvent.change(inputOf(getSlider()), { target: { value: inputOf(getSlider()).max } });
  expect(onEdit).not.toHaveBeenCalled();
  act(() => void leave());
  expect(onEdit.mock.calls).toEqual([[500_000, 500_000]]);
});

/** The events of a finger in Chromium: the thumb moves at the first touch, whatever the finger does next. */
function touchSlider(
  position: string,
  ...steps: ['pointerMove' | 'pointerUp' | 'pointerCancel', x: number, y: number][]
): void {
  const slider = inputOf(getSlider());
  fireEvent.pointerDown(slider, { pointerType: 'touch', clientX: 100, clientY: 100 });
  fireEvent.change(slider, { target: { value: position } });
  for (const [name, clientX, clientY] of steps)
    fireEvent[name](slider, { pointerType: 'touch', clientX, clientY });
}

test.each([undefined, 300_000])(
  '[5.24] a finger on the slider that scrolls the page changes no amount: %s',
  async value => {
    const onEdit = vi.fn();
    renderSample({ field: amountField, onEdit, ...(value !== undefined && { value }) });
    await expect.element(getSlider()).toBeVisible();
    const before = [getSlider(), getInput()].map(locator => inputOf(locator).value);
    const valueText = getSlider().element().getAttribute('aria-valuetext');
    touchSlider('5', ['pointerMove', 104, 90], ['pointerCancel', 108, 70]);
    fireEvent.change(getSlider().element());
    await new Promise(resolve => setTimeout(resolve, 400));
    expect(onEdit).not.toHaveBeenCalled();
    expect([getSlider(), getInput()].map(locator => inputOf(locator).value)).toEqual(before);
    expect(getSlider().element().getAttribute('aria-valuetext')).toBe(valueText);
  },
);

test('[5.24] a tap on the slider, and a finger that moves along it, choose the amount under the finger', async () => {
  renderSample({ field: amountField, value: 300_000 });
  await expect.element(getSlider()).toBeVisible();
  touchSlider('5', ['pointerUp', 101, 101]);
  await expect.element(getInput()).toHaveValue('R$\u00a01.100,00');
  touchSlider('10', ['pointerMove', 108, 104]);
  for (const [position, shown] of [
    ['11', 'R$\u00a01.220,00'],
    ['12', 'R$\u00a01.240,00'],
  ] as const) {
    fireEvent.change(getSlider().element(), { target: { value: position } });
    await expect.element(getInput()).toHaveValue(shown);
  }
  fireEvent.pointerUp(getSlider().element(), { pointerType: 'touch' });
  await expect.element(getInput()).toHaveValue('R$\u00a01.240,00');
});

test('[5.24] [13.2] after a finger has scrolled the page from the slider, without moving the thumb, the first key counts', async () => {
  renderSample({ field: amountField, value: 300_000 });
  await expect.element(getSlider()).toBeVisible();
  const slider = inputOf(getSlider());
  fireEvent.pointerDown(slider, { pointerType: 'touch' });
  fireEvent.pointerCancel(slider, { pointerType: 'touch' });
  slider.focus();
  await userEvent.keyboard('{Home}');
  await expect.element(getInput()).toHaveValue('R$\u00a01.000,00');
});

test('a typed amount replaces a slider value that is not applied yet', async () => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, value: 100_000, onEdit });
  await expect.element(getSlider()).toBeVisible();
  inputOf(getInput()).focus();
  // A finger moves the slider without giving it the focus, so leaving the slider applies nothing (Safari on iOS).
  fireEvent.change(inputOf(getSlider()), { target: { value: inputOf(getSlider()).max } });
  expect(onEdit).not.toHaveBeenCalled();
  await userEvent.fill(getInput(), '200000');
  await new Promise(resolve => setTimeout(resolve, 400));
  expect(onEdit.mock.lastCall?.[1]).toBe(200_000);
  await expect.element(getInput()).toHaveValue('R$\u00a02.000,00');
});

test.each([
  ['Home', () => userEvent.keyboard('{Home}')],
  ['ArrowLeft', () => userEvent.keyboard('{ArrowLeft}')],
  ['ArrowDown', () => userEvent.keyboard('{ArrowDown}')],
  ['PageDown', () => userEvent.keyboard('{PageDown}')],
  ['a press on the thumb', () => userEvent.click(getSlider(), { position: { x: 12, y: 22 } })],
])('[5.24] [13.2] an empty slider says so, and %s chooses its minimum', async (_, adjust) => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, onEdit });
  await expect.element(getSlider()).toHaveAttribute('aria-valuetext', 'Não informado');
  inputOf(getSlider()).focus();
  expect(onEdit).not.toHaveBeenCalled();
  await adjust();
  await expect.element(getInput()).toHaveValue('R$\u00a01.000,00');
  await expect.element(getSlider()).toHaveAttribute('aria-valuetext', 'R$\u00a01.000,00');
  await expect.poll(() => onEdit.mock.calls).toEqual([[100_000, 100_000]]);
});

test('[5.24] [13.2] a key that moves an empty slider chooses the next amount; Tab, or a key with Alt, none', async () => {
  const onEdit = vi.fn();
  renderSample({ field: amountField, onEdit });
  await expect.element(getSlider()).toBeVisible();
  inputOf(getSlider()).focus();
  await userEvent.keyboard('{Tab}');
  inputOf(getSlider()).focus();
  // This leads back to the page before.
  fireEvent.keyDown(getSlider().element(), { key: 'ArrowLeft', altKey: true });
  await expect.element(getSlider()).toHaveAttribute('aria-valuetext', 'Não informado');
  expect(onEdit).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => onEdit.mock.calls).toEqual([[102_000, 102_000]]);
});

test('[5.24e] with marks the slider moves from mark to mark', async () => {
  const marks = createOptions('1000', '2500', '5000');
  renderSample({ field: amountField, value: 100_000, options: marks });
  await expect.element(getSlider()).toBeVisible();
  inputOf(getSlider()).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getInput()).toHaveValue('R$\u00a02.500,00');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getInput()).toHaveValue('R$\u00a05.000,00');
});

test('[5.24f] there is no slider when the minimum exceeds the maximum', async () => {
  renderSample({ field: { ...amountField, minValue: 600_000 } });
  await expect.element(getInput()).toBeVisible();
  expect(getSlider().elements()).toHaveLength(0);
});

test('an amount below the minimum puts the thumb at the lower end', async () => {
  renderSample({ field: amountField, value: 5 });
  await expect.element(getSlider()).toHaveValue('0');
});

/**
 * The box of the thumb as Firefox draws it. Chromium drops rules for `::-moz-range-thumb`, so this function reads them
 * from the text of the style elements and applies them to a separate box, which the CSS reset does not affect either.
 */
function thumbBoxInFirefox(range: HTMLInputElement): DOMRect {
  const texts = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    texts
      .join('\n')
      .replaceAll(/:focus-visible::-moz-range-thumb/g, '.focused')
      .replaceAll('::-moz-range-thumb', '.thumb'),
  );
  const thumbRules: string[] = [];
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.endsWith('.thumb')) thumbRules.push(rule.cssText);
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  collect(sheet.cssRules);
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(thumbRules.join('\n'));
  shadow.adoptedStyleSheets = [styleSheet];
  const thumb = shadow.appendChild(document.createElement('div'));
  thumb.className = `${range.className} thumb`;
  const rect = thumb.getBoundingClientRect();
  host.remove();
  return rect;
}

test('[5.24] [9.19] the thumb of a slider is 24 px in Firefox, too, including its border', async () => {
  renderSample({ field: amountField, value: 300_000 });
  await expect.element(getSlider()).toBeVisible();
  const { width, height } = thumbBoxInFirefox(inputOf(getSlider()));
  expect([width, height]).toEqual([24, 24]);
});
