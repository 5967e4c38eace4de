import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { paste } from '#tests/support/paste.ts';
import { CodeInput } from './code-input.tsx';

afterEach(cleanup);

function SampleCodeInput({ initialCode }: { initialCode: string }): ReactNode {
  const [code, setCode] = useState(initialCode);
  return (
    <>
      <CodeInput
        id="codigo"
        label="Código"
        value={code}
        error=""
        onChange={setCode}
        onEnter={() => undefined}
      />
      <output>{code}</output>
    </>
  );
}

const getBoxes = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('[data-index]')];

/** Fills in the code as a keyboard or browser does after reading an SMS. */
function fillIn(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}

test('[13.7a] the boxes offer the code of an SMS on a type that the HTML standard allows for it', () => {
  render(<SampleCodeInput initialCode="" />);
  for (const box of getBoxes()) {
    expect(box.autocomplete).toBe('one-time-code');
    expect(['text', 'password']).toContain(box.type);
    expect(box.inputMode).toBe('numeric');
  }
});

test.each(['', '111111', '336421'])(
  '[2.23] a complete code that replaces "%s" is accepted, even if the focus moves on at once',
  async initialCode => {
    render(<SampleCodeInput initialCode={initialCode} />);
    const [first] = getBoxes();
    if (!first) throw new Error('no boxes');
    await userEvent.click(first);
    fillIn(first, '336421');
    getBoxes()[1]?.focus();
    await expect.element(page.getByText('336421')).toBeVisible();
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(page.getByText('336421')).toBeVisible();
    await expect
      .poll(() =>
        getBoxes()
          .map(({ value }) => value)
          .join(''),
      )
      .toBe('336421');
  },
);

test.each([
  ['', 0, '336421'],
  ['', 3, '336421'],
  ['111111', 0, '336421'],
  ['111111', 3, '336421'],
  ['111111', 5, '336421'],
  ['', 0, 'Banco 24h: seu código é 336421'],
])(
  '[2.23] over "%s", with the focus in box %i, the pasted text "%s" gives the code',
  async (initialCode, index, text) => {
    render(<SampleCodeInput initialCode={initialCode} />);
    await userEvent.click(getBoxes()[index] as HTMLInputElement);
    await paste(text);
    await expect.element(page.getByText('336421')).toBeVisible();
    expect(getBoxes().map(({ value }) => value)).toEqual([...'336421']);
  },
);

test.each([
  ['', 0, '336421'],
  ['', 3, '336421'],
  ['111111', 5, '336421'],
  ['', 0, '336421 '],
  ['', 0, ' 336421'],
  ['111111', 3, '336 421'],
  ['', 0, '336-421'],
  ['', 0, 'código: 336421'],
])(
  '[2.23] over "%s", with the focus in box %i, the text "%s" from a keyboard or dictation gives the code',
  async (initialCode, index, text) => {
    render(<SampleCodeInput initialCode={initialCode} />);
    await userEvent.click(getBoxes()[index] as HTMLInputElement);
    // As an input method inserts a text: without a paste.
    await cdp().send('Input.insertText', { text });
    await expect.element(page.getByText('336421')).toBeVisible();
    expect(getBoxes().map(({ value }) => value)).toEqual([...'336421']);
    expect(document.activeElement).toBe(getBoxes()[5]);
  },
);

const shownDigits = (): string =>
  getBoxes()
    .map(({ value }) => value || '_')
    .join('');

test.each([
  [6, '{Backspace}7', '123457'],
  [6, '{Backspace}{Backspace}78', '123478'],
  [6, '{Delete}7', '123457'],
  [3, '{Backspace}9', '129456'],
  [3, '{Delete}9', '129456'],
  [3, '{Backspace}{Backspace}89', '189456'],
  [3, '{Control>}{Backspace}{/Control}9', '129456'],
  [1, '{Backspace}{Backspace}9', '923456'],
  [3, '{Backspace}', '12_456'],
  [3, '{Backspace}{Tab}', '12_456'],
])('[2.23] in box %i of the code 123456 the keys %s give %s', async (position, keys, expected) => {
  render(<SampleCodeInput initialCode="" />);
  await userEvent.click(getBoxes()[0] as HTMLInputElement);
  await userEvent.keyboard('123456');
  await userEvent.click(getBoxes()[position - 1] as HTMLInputElement);
  await userEvent.keyboard(keys);
  await expect.poll(shownDigits).toBe(expected);
  expect(document.querySelector('output')?.textContent).toBe(expected.replaceAll('_', ''));
});

test('[2.23] a code may begin with the digit that Tab has selected', async () => {
  render(<SampleCodeInput initialCode="123456" />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(getBoxes()[0]);
  await userEvent.keyboard('199999');
  await expect.poll(shownDigits).toBe('199999');
});

/** Erases the digit as the keyboard of an Android phone does, which sends no name of a key. */
function eraseOnAndroid(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
}

test.each(['7', '6'])(
  '[2.23] the digit %s replaces the last one that an Android phone has erased',
  async digit => {
    render(<SampleCodeInput initialCode="" />);
    await userEvent.click(getBoxes()[0] as HTMLInputElement);
    await userEvent.keyboard('123456');
    eraseOnAndroid(getBoxes()[5] as HTMLInputElement);
    await expect.poll(shownDigits).toBe('12345_');
    await userEvent.keyboard(digit);
    await expect.poll(shownDigits).toBe(`12345${digit}`);
    expect(document.querySelector('output')?.textContent).toBe(`12345${digit}`);
  },
);

test('[2.23] Backspace of a keyboard that sends no name of a key erases one digit after another', async () => {
  render(<SampleCodeInput initialCode="" />);
  await userEvent.click(getBoxes()[0] as HTMLInputElement);
  await userEvent.keyboard('123456');
  for (const shown of ['12345_', '1234__', '123___']) {
    await cdp().send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Unidentified',
      windowsVirtualKeyCode: 229,
      commands: ['deleteBackward'],
    });
    await expect.poll(shownDigits).toBe(shown);
  }
  expect(document.querySelector('output')?.textContent).toBe('123');
  await userEvent.keyboard('9');
  await expect.poll(shownDigits).toBe('1239__');
});

/**
 * Writes into an input as another program does: by the browser's own property, or by the one that React has put before
 * it.
 */
const writers = {
  native: (box: HTMLInputElement, text: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text),
  page: (box: HTMLInputElement, text: string) => {
    box.value = text;
  },
};

interface Filling {
  isTapped?: boolean;
  isFocused?: boolean;
  events: string[];
  /** For each box; absent: its digit. */
  text?: string;
  /** Index of the last box that is filled. */
  last?: number;
}

for (const [writer, write] of Object.entries(writers)) {
  test.each<[string, Filling]>([
    ['input events, after a tap on the first box', { isTapped: true, events: ['input'] }],
    [
      'input and change events, after a tap on the first box',
      { isTapped: true, events: ['input', 'change'] },
    ],
    ['input and change events', { events: ['input', 'change'] }],
    ['change events', { events: ['change'] }],
    ['the focus and input and change events', { isFocused: true, events: ['input', 'change'] }],
    ['the whole code for each box', { text: '336421', events: ['input'] }],
    ['the whole code for the first box and a change event', { text: '336421', last: 0, events: ['change'] }],
  ])(
    `[2.23] [5.12] a program that fills the boxes in one go by the ${writer} property, with %s, gives the code`,
    async (_, { isTapped, isFocused, events, text, last = 5 }) => {
      render(<SampleCodeInput initialCode="" />);
      const boxes = getBoxes();
      if (isTapped) await userEvent.click(boxes[0] as HTMLInputElement);
      for (const [index, box] of boxes.slice(0, last + 1).entries()) {
        if (isFocused) box.focus();
        write(box, text ?? ('336421'[index] as string));
        for (const name of events) box.dispatchEvent(new Event(name, { bubbles: true }));
        if (isFocused) box.blur();
      }
      await expect.element(page.getByText('336421')).toBeVisible();
      expect(shownDigits()).toBe('336421');
      // The visitor can still change it.
      await userEvent.click(boxes[5] as HTMLInputElement);
      await userEvent.keyboard('{Backspace}{Backspace}77');
      await expect.element(page.getByText('336477')).toBeVisible();
      expect(shownDigits()).toBe('336477');
    },
  );
}

test('[2.23] letters and blanks do not reach the boxes, full-width digits are digits', async () => {
  render(<SampleCodeInput initialCode="" />);
  await userEvent.click(getBoxes()[0] as HTMLInputElement);
  await userEvent.keyboard('a1 b2');
  await cdp().send('Input.insertText', { text: '３３' });
  expect(shownDigits()).toBe('1233__');
  await paste('３３６４２１');
  await expect.element(page.getByText('336421')).toBeVisible();
});

test('[2.23] [13.2] Tab reaches one box, the arrow keys, Home and End the others up to the first empty one', async () => {
  render(<SampleCodeInput initialCode="" />);
  const boxes = getBoxes();
  const focusAfter = async (keys: string): Promise<number> => {
    await userEvent.keyboard(keys);
    return boxes.indexOf(document.activeElement as HTMLInputElement);
  };
  expect(await focusAfter('{Tab}')).toBe(0);
  expect(await focusAfter('123')).toBe(3);
  expect(await focusAfter('{ArrowLeft}{ArrowLeft}')).toBe(1);
  expect(await focusAfter('{Home}')).toBe(0);
  expect(await focusAfter('{ArrowLeft}')).toBe(0);
  expect(await focusAfter('{End}')).toBe(3);
  expect(await focusAfter('{ArrowRight}')).toBe(3);
  expect(await focusAfter('{Tab}')).toBe(-1);
  expect(await focusAfter('{Shift>}{Tab}{/Shift}')).toBe(3);
  await userEvent.click(boxes[5] as HTMLInputElement);
  expect(boxes.indexOf(document.activeElement as HTMLInputElement)).toBe(3);
});
