import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext, type AppContextValue } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { ProposalStatusScreen } from './proposal-status/proposal-status-screen.tsx';
import { SignatureScreen } from './signature/signature-screen.tsx';
import { ConfirmCode } from './token-validation/confirm-code.tsx';

afterEach(cleanup);

function createApp(): AppContextValue {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.config = configurationWith();
  app.state.proposal = proposalWith({});
  return app;
}

const show = (app: AppContextValue, screen: ReactNode) =>
  render(<AppContext.Provider value={app}>{screen}</AppContext.Provider>);

test.each<[string, string, () => ReactNode, (app: AppContextValue) => void]>([
  [
    'Tentar novamente',
    'proposalDetails',
    () => <ProposalStatusScreen />,
    ({ state }) => {
      state.proposalDetails = { status: 'error', proposal: undefined };
    },
  ],
  ['Atualizar situação', 'proposalDetails', () => <ProposalStatusScreen />, () => undefined],
  [
    'Tentar novamente',
    'listContracts',
    () => <SignatureScreen />,
    ({ state }) => {
      state.contracts = { status: 'error', list: [] };
    },
  ],
  ['Verificar agora', 'listContracts', () => <SignatureScreen />, () => undefined],
  ['Confirmar código', 'validateToken', () => <ConfirmCode />, () => undefined],
])('[4.28] %s shows the pause that the service wants before %s', async (name, operation, screen, change) => {
  const app = createApp();
  change(app);
  show(app, screen());
  const button = page.getByRole('button', { name });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  app.state.retryAt[operation] = 30_000;
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveTextContent(`${name} em 30 s`);
});
