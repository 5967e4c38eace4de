import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { ConfirmCode } from './confirm-code.tsx';

test('[2.23] [3.46] if the service does not say how the code was sent, another one is requested by the way of the last code', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const { flows, state } = app;
  state.token.status = 'sent';
  state.deviceSettings.token = { tipoVerificacao: 'email', verificacao: '' };
  state.confirmation.methods = [
    { method: 'sms', target: '' },
    { method: 'email', target: '' },
  ];
  const requestToken = vi.fn();
  flows.requestToken = requestToken;
  render(
    <AppContext.Provider value={app}>
      <ConfirmCode />
    </AppContext.Provider>,
  );
  await page.getByRole('button', { name: 'Receber outro código' }).click();
  expect(requestToken.mock.calls).toEqual([['email']]);
});
