import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { ProposalStatusScreen } from './proposal-status-screen.tsx';

afterEach(cleanup);

test('[2.56] [13.2] after a failed load the status page has one button to load it again, and the focus stays in the page', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.config = configurationWith();
  app.state.proposal = proposalWith({});
  render(
    <AppContext.Provider value={app}>
      <ProposalStatusScreen />
    </AppContext.Provider>,
  );
  const refresh = page.getByRole('button', { name: 'Atualizar situação' });
  await refresh.click();
  await expect.element(refresh).toHaveFocus();
  app.state.proposalDetails = { status: 'error', proposal: undefined };
  await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(refresh.elements()).toHaveLength(0);
  expect(document.activeElement).not.toBe(document.body);
});
