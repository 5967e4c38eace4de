import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  state.token.status = 'sent';
  state.deviceSettings.token = { tipoVerificacao: 'email', verificacao: '' };
  state.confirmation.methods = [
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
  app.state.retryAt.validateToken = app.flows.clock.steadyNow() + 120_000;
  renderPage(app);
  await expect.element(page.getByText(/Você pode pedir outro código em 1(20|19) s/)).toBeVisible();
});

test('[2.23] the error of an incomplete or a refused code disappears when the visitor changes the code', async () => {
  cleanup();
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const showViewError = vi.fn();
  Object.assign(app.flows, { showViewError });
  renderPage(app);
  const firstDigit = page.getByRole('textbox', { name: 'Código', exact: true });
  const confirm = page.getByRole('button', { name: 'Confirmar', exact: true });
  await userEvent.click(firstDigit);
  await userEvent.keyboard('11111');
  await confirm.click();
  await expect.element(page.getByText('Mínimo de caracteres: 6')).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'dígito 6 de 6' }));
  await userEvent.keyboard('1');
  await expect.element(page.getByText('Mínimo de caracteres: 6')).not.toBeInTheDocument();
  await confirm.click();
  app.state.token.codeError = 'Código inválido ou expirado.';
  await expect.element(page.getByText('Código inválido ou expirado.')).toBeVisible();
  expect(showViewError).toHaveBeenLastCalledWith(true);
  await userEvent.click(firstDigit);
  await userEvent.keyboard('4');
  await expect.element(page.getByText('Código inválido ou expirado.')).not.toBeInTheDocument();
  expect(showViewError).toHaveBeenLastCalledWith(false);
  app.state.token.codeError = ''; // as the next request does
  await confirm.click();
  app.state.token.codeError = 'Muitos pedidos de código.';
  await expect.element(page.getByText('Muitos pedidos de código.')).toBeVisible();
});

test('[2.23] a refusal that arrives while another code is typed does not stand beside that code', async () => {
  cleanup();
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  renderPage(app);
  const firstDigit = page.getByRole('textbox', { name: 'Código', exact: true });
  await userEvent.click(firstDigit);
  await userEvent.keyboard('111111');
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await userEvent.click(firstDigit);
  app.state.token.status = 'checking';
  await userEvent.keyboard('4{Enter}');
  Object.assign(app.state.token, { status: 'sent', codeError: 'Código inválido ou expirado.' });
  app.state.token.target = '(11) 9****-1234';
  await expect.element(page.getByText('(11) 9****-1234')).toBeVisible();
  await expect.element(page.getByText('Código inválido ou expirado.')).not.toBeInTheDocument();
});

test('[2.23] after a return to the page the error of the code before does not stand beside the empty field', async () => {
  cleanup();
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.token.codeError = 'Código inválido ou expirado.';
  renderPage(app);
  await expect.element(page.getByRole('textbox', { name: 'Código', exact: true })).toBeVisible();
  await expect.element(page.getByText('Código inválido ou expirado.')).not.toBeInTheDocument();
});
