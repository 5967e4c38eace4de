import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorBlock } from './error-block.tsx';

afterEach(cleanup);

test('[2.56a] [2.56b] a small error shows each sentence of its message on a line, and a retry button', async () => {
  const onRetry = vi.fn();
  render(<ErrorBlock message="Não foi possível carregar os dados. Tente mais tarde." onRetry={onRetry} />);
  const [first, second] = ['Não foi possível carregar os dados.', 'Tente mais tarde.'].map(sentence =>
    page.getByText(sentence, { exact: true }).element().getBoundingClientRect(),
  );
  if (!first || !second) throw new Error('A sentence is missing.');
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
