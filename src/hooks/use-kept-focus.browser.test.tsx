import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

/** A container whose retry button disappears after a press, with a button outside that removes it as well. */
function RetrySample({ onTry }: { onTry?: () => void }): ReactNode {
  const [hasFailed, setHasFailed] = useState(true);
  const keptFocus = useKeptFocus();
  const tryAgain = (): void => {
    onTry?.();
    setHasFailed(false);
  };
  return (
    <>
      <button type="button" onClick={() => setHasFailed(false)}>
        Outra coisa
      </button>
      <div {...keptFocus} data-testid="place">
        {hasFailed && (
          <button type="button" onClick={tryAgain}>
            Tentar novamente
          </button>
        )}
        <input aria-label="Prazo" />
      </div>
    </>
  );
}

const focusOn = (name: string): void => {
  const button = page.getByRole('button', { name }).element();
  if (button instanceof HTMLElement) button.focus();
};

test('[13.2] a button that disappears when pressed keeps its position in the tab order: Tab continues from there', async () => {
  render(<RetrySample />);
  focusOn('Tentar novamente');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByTestId('place')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Prazo' })).toHaveFocus();
});

test('a focus that has moved elsewhere is not brought back', async () => {
  render(<RetrySample />);
  focusOn('Tentar novamente');
  focusOn('Outra coisa');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByRole('button', { name: 'Tentar novamente' }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Outra coisa' })).toHaveFocus();
});

test('a focus that other code has set meanwhile stays', async () => {
  render(<RetrySample onTry={() => focusOn('Outra coisa')} />);
  focusOn('Tentar novamente');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => page.getByRole('button', { name: 'Tentar novamente' }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Outra coisa' })).toHaveFocus();
});
