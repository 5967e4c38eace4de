import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focusOnce } from './focus-once.ts';

afterEach(cleanup);

/** A button that its answer replaces after a moment, beside one that stays. */
function Question(): ReactNode {
  const [isAnswered, setAnswered] = useState(false);
  // Where there are effects, StrictMode attaches refs a second time after them, not at once.
  useEffect(() => undefined);
  return (
    <>
      {isAnswered ? (
        <p ref={focusOnce} tabIndex={-1}>
          Resposta
        </p>
      ) : (
        <button type="button" onClick={() => setTimeout(setAnswered, 0, true)}>
          Perguntar
        </button>
      )}
      <button type="button">Ajuda</button>
    </>
  );
}

const buttonOf = (name: string) => page.getByRole('button', { name });
const focusOn = (name: string): void => {
  const button = buttonOf(name).element();
  if (button instanceof HTMLElement) button.focus();
};
/** Longer than React needs to attach the ref of a new element a second time. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 100));

test('[13.2] an element that replaces the pressed button takes its focus', async () => {
  render(<Question />);
  await buttonOf('Perguntar').click();
  await expect.element(page.getByText('Resposta')).toHaveFocus();
});

test('[13.2] it takes the focus from elsewhere, too: in Safari a pressed button has none', async () => {
  render(<Question />);
  const question = buttonOf('Perguntar').element();
  // As Safari does not focus a button that is pressed.
  question.addEventListener('mousedown', event => event.preventDefault());
  focusOn('Ajuda');
  await buttonOf('Perguntar').click();
  await expect.element(page.getByText('Resposta')).toHaveFocus();
});

test('[13.2] a visitor who moves the focus on at once keeps it', async () => {
  render(<Question />);
  const moveOn = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLParagraphElement)) return;
    document.removeEventListener('focusin', moveOn);
    queueMicrotask(() => focusOn('Ajuda'));
  };
  document.addEventListener('focusin', moveOn);
  await buttonOf('Perguntar').click();
  await expect.element(buttonOf('Ajuda')).toHaveFocus();
  await pause();
  await expect.element(buttonOf('Ajuda')).toHaveFocus();
});
