import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { ConfirmCode } from './confirm-code.tsx';

function renderPage(app: ReturnType<typeof createStaticApp>) {
  render(
    <AppContext.Provider value={app}>
      <ConfirmCode />
    </AppContext.Provider>,
  );
}

test('[2.23] [3.46] if the service does not say how the code was sent, another one is requested by the way of the last code', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const { flows, state } = app;
  state.token = { status: 'sent', method: '', target: '', error: '' };
  state.deviceSettings.token = { tipoVerificacao: 'email', verificacao: '' };
  flows.tokenMethods = () => [
    { method: 'sms', target: '' },
    { method: 'email', target: '' },
  ];
  const requestToken = vi.fn();
  flows.requestToken = requestToken;
  renderPage(app);
  await page.getByRole('button', { name: 'Receber outro código' }).click();
  expect(requestToken.mock.calls).toEqual([['email']]);
});

test('[4.28] [2.31] the count-down to another code also runs during the pause that the service has named at a code', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.flows.tokenMethods = () => [];
  app.state.retryAt.validateToken = app.flows.clock.steadyNow() + 120_000;
  renderPage(app);
  await expect.element(page.getByText(/Você pode pedir outro código em 1(20|19) s/)).toBeVisible();
});
