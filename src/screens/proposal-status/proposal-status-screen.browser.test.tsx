import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { buildField } from '#journey/form/build-field.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { detailsWith } from '#journey/testing/details-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
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

test('[2.6] [4.26] while an external redo is open, the status page continues the proposal and asks for the refused document of its form', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const { state } = app;
  const form = { type: stepTypeWith('form') };
  const fields = [buildField({ key: 'rg', component: 'file' })];
  const documentStep = stepWith({ ...form, slug: 'documentos', order: 0, fields });
  state.config = configurationWith({ steps: [documentStep, stepWith({ ...form, slug: 'conta', order: 1 })] });
  state.proposal = { ...proposalWith({}), currentStep: 'conta', externalRedoStep: 'documentos' };
  state.openRedo = 'documentos';
  state.proposalDetails = {
    status: 'success',
    proposal: detailsWith({ documents: [{ name: 'RG', situation: 'reproved' }] }),
  };
  render(
    <AppContext.Provider value={app}>
      <ProposalStatusScreen />
    </AppContext.Provider>,
  );
  await expect.element(page.getByText('RG: envie novamente.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continuar proposta' })).toBeVisible();
  state.openRedo = '';
  await expect.element(page.getByRole('button', { name: 'Ver resultado' })).toBeVisible();
  expect(page.getByText('RG: envie novamente.').elements()).toHaveLength(0);
});

test('[2.2] [13.2] once an update shows that the credit was contracted, a second Enter does not open it: its button is another one', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.config = configurationWith({
    steps: [
      stepWith({ slug: 'simulacao', type: stepTypeWith('simulation') }),
      stepWith({ slug: 'fim', order: 5, type: stepTypeWith('finished') }),
    ],
  });
  const answers = { simulacao: { valor: 1000, prazo: 12, taxa: 0.0199 } };
  app.state.proposal = { ...proposalWith(answers), currentStep: 'fim', situation: 'cancelada' };
  const openSidePage = vi.fn();
  app.flows.openSidePage = openSidePage;
  render(
    <AppContext.Provider value={app}>
      <ProposalStatusScreen />
    </AppContext.Provider>,
  );
  await page.getByRole('button', { name: 'Atualizar situação' }).click();
  app.state.proposal.situation = 'finalizada';
  const openCredit = page.getByRole('button', { name: 'Ver crédito contratado' });
  await expect.element(openCredit).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(openSidePage).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(document.body);
});
