import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
