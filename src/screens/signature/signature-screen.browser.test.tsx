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

const contractWith = (signature: string, link = ''): LoanContract => ({
  id: `${signature} ${link}`,
  link,
  bankName: 'Banco Aurora',
  number: '',
  balance: undefined,
  installmentValue: undefined,
  paidInstallments: undefined,
  totalInstallments: undefined,
  signature,
});

function renderScreen(supportUrl: string, contracts = [contractWith('pending')]) {
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

test('[13.3] [13.5] when all is signed, the sentence under the heading says so and is announced', async () => {
  const { state } = renderScreen('');
  const sentence = page.getByRole('status');
  await expect.element(sentence).toHaveTextContent('Leia com calma antes de assinar.');
  const element = sentence.element();
  state.contracts = { status: 'success', list: [contractWith('signed')] };
  await expect
    .element(sentence)
    .toHaveTextContent('Tudo assinado. Falta só a confirmação da sua assinatura.');
  expect(sentence.element()).toBe(element);
});

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

const LINK = 'https://assinatura.exemplo.com.br/1';
const READ_CALMLY = 'Leia com calma antes de assinar.';
const BEING_PREPARED = 'O link para assinar ainda está sendo preparado.';
const SEE_PROPOSAL = 'A assinatura não foi aceita. Veja na sua proposta o que fazer agora.';

test.each([
  [[['refused', '']], 'Verificar agora', [SEE_PROPOSAL]],
  [
    [
      ['refused', ''],
      ['signed', ''],
    ],
    'Verificar agora',
    [SEE_PROPOSAL],
  ],
  [[['refused', LINK]], 'Já assinei, verificar agora', [READ_CALMLY]],
  [
    [
      ['refused', ''],
      ['pending', ''],
    ],
    'Já assinei, verificar agora',
    [READ_CALMLY, BEING_PREPARED, SEE_PROPOSAL],
  ],
] as const)(
  '[2.11] [15.8] with the contracts %j the link of the page is %j, and its sentences fit them',
  async (contracts, name, sentences) => {
    renderScreen(
      '',
      contracts.map(([signature, link]) => contractWith(signature, link)),
    );
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
    for (const sentence of [READ_CALMLY, BEING_PREPARED, SEE_PROPOSAL])
      expect(page.getByText(sentence, { exact: true }).elements(), sentence).toHaveLength(
        (sentences as readonly string[]).includes(sentence) ? 1 : 0, // the sentences are texts
      );
  },
);
