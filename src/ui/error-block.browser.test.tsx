import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ErrorBlock } from './error-block.tsx';

afterEach(cleanup);

test('[2.56a] [2.56b] a small error shows each sentence of its message on a line, and a retry button', async () => {
  const onRetry = vi.fn();
  render(<ErrorBlock message="Não foi possível carregar os dados. Tente mais tarde." onRetry={onRetry} />);
  for (const sentence of ['Não foi possível carregar os dados.', 'Tente mais tarde.'])
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  expect(page.getByRole('alert').element().querySelectorAll('br')).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
