import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { SignatureScreen } from './signature-screen.tsx';

afterEach(cleanup);

const contractWith = (signature: string): LoanContract => ({
  id: 'c1',
  bankName: 'Banco Aurora',
  number: '',
  balance: undefined,
  installmentValue: undefined,
  paidInstallments: undefined,
  totalInstallments: undefined,
  signature,
});

function renderScreen(supportUrl: string) {
  const contracts = [contractWith('pending')];
  const app = createStaticApp({ slug: 'step', details: {}, contracts, returnableStep: '' });
  app.state.config = configurationWith();
  app.state.proposal = proposalWith({});
  render(
    <AppContext.Provider value={{ ...app, supportUrl }}>
      <SignatureScreen />
    </AppContext.Provider>,
  );
  return app;
}

test('[2.11] [13.2] when all is signed, no button checks for signatures, and its focus stays in the page', async () => {
  const { state } = renderScreen('');
  const check = page.getByRole('button', { name: 'Já assinei, verificar agora' });
  await check.click();
  await expect.element(check).toHaveFocus();
  state.contracts = { status: 'success', list: [contractWith('signed')] };
  await expect
    .element(page.getByText('Tudo assinado. Falta só a confirmação da sua assinatura.'))
    .toBeVisible();
  expect(check.elements()).toHaveLength(0);
  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  ['https://wa.me/5511999990000', 1],
  ['', 0],
])(
  '[3.16] with the support address %j, %i sentence sends the visitor to the support',
  async (supportUrl, count) => {
    renderScreen(supportUrl);
    await expect.element(page.getByText('Leia com calma antes de assinar.')).toBeVisible();
    expect(page.getByText('fale com o atendimento').elements()).toHaveLength(count);
  },
);
