import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { ChooseMethod } from './choose-method.tsx';

for (const status of ['idle', 'failed'] as const)
  test(`[11.5] [2.23] where the browser stores nothing, the page that offers a code does not say that values are saved, ${status}`, async () => {
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    app.state.token.status = status;
    render(
      <AppContext.Provider value={app}>
        <ChooseMethod />
      </AppContext.Provider>,
    );
    const savedText = page.getByText(/o que você preencheu está salvo/i);
    await expect.element(savedText).toBeVisible();
    app.state.isStorageDegraded = true;
    await expect.element(savedText).not.toBeInTheDocument();
  });

test('[2.23] [2.10] the page offers what the service says after it has opened', async () => {
  cleanup();
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const requestToken = vi.fn();
  app.flows.requestToken = requestToken;
  render(
    <AppContext.Provider value={app}>
      <ChooseMethod />
    </AppContext.Provider>,
  );
  await expect.element(page.getByText('SMS', { exact: true })).toBeVisible();
  app.state.confirmation.methods = [{ method: 'email', target: 'j***@exemplo.com' }];
  await expect.element(page.getByText('j***@exemplo.com')).toBeVisible();
  await page.getByRole('button', { name: 'Solicitar Token' }).click();
  expect(requestToken.mock.calls).toEqual([['email']]);
});

test('[2.23] after a code has failed, the choice shows why no code was sent, but not the refusal of the earlier code', async () => {
  cleanup();
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  Object.assign(app.state.token, { status: 'failed', codeError: 'Código inválido.' });
  render(
    <AppContext.Provider value={app}>
      <ChooseMethod />
    </AppContext.Provider>,
  );
  await expect.element(page.getByText('Não conseguimos confirmar o código')).toBeVisible();
  await expect.element(page.getByText('Código inválido.')).not.toBeInTheDocument();
  app.state.token.requestError = 'Muitos pedidos de código.';
  await expect.element(page.getByText('Muitos pedidos de código.')).toBeVisible();
});

test('[2.23] a visitor who has asked for another way can return to the code that is still valid', async () => {
  cleanup();
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const returnToCode = vi.fn();
  app.flows.returnToCode = returnToCode;
  render(
    <AppContext.Provider value={app}>
      <ChooseMethod />
    </AppContext.Provider>,
  );
  const link = page.getByRole('button', { name: 'Já tenho o código' });
  await expect.element(page.getByRole('button', { name: 'Solicitar Token' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  Object.assign(app.state.confirmation, { awaitsClick: true, sentCode: { method: 'sms', target: '' } });
  await link.click();
  expect(returnToCode).toHaveBeenCalledOnce();
});
