import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FaqDrawer } from './faq-drawer.tsx';

afterEach(cleanup);

test.each([
  [true, /fale com o atendimento antes do vencimento/],
  [false, /confira quais são antes do vencimento/],
])(
  '[2.51] [3.16] the answer about renegotiation names the support if there is a way to it: %j',
  async (hasSupport, words) => {
    render(<FaqDrawer open onClose={() => undefined} hasSupport={hasSupport} />);
    await page.getByRole('button', { name: 'Posso renegociar as parcelas?' }).click();
    await expect.element(page.getByText(/^Depende das condições do seu contrato/)).toHaveTextContent(words);
  },
);
