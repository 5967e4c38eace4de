import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { StatusScreen } from '#ui/status-screen.tsx';
import { CodeRequest } from './code-request.tsx';

test('[2.23] [11.3] a way that the visitor had chosen before a reload is still chosen, and the code is requested by it', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const onRequest = vi.fn();
  const open = () =>
    render(
      <AppContext.Provider value={app}>
        <CodeRequest
          place="step"
          methods={['sms', 'email'].map(method => ({ method, target: '' }))}
          resendAt={0}
          isSending={false}
          isFirst
          onRequest={onRequest}
          renderScreen={part => <StatusScreen picture={null} title="Confirme" {...part} />}
        />
      </AppContext.Provider>,
    );
  const first = open();
  await page.getByText('E-mail').click();
  first.unmount();
  open();
  await expect.element(page.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await page.getByRole('button', { name: 'Solicitar Token' }).click();
  expect(onRequest.mock.calls).toEqual([['email']]);
});

test('[13.1] [2.23] on the narrowest phone the reason why no code was sent, and the count-down under it, stand above the dock', async () => {
  cleanup();
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1280, 800));
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const renderAt = (resendAt: number) => (
    <AppContext.Provider value={app}>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 640, padding: '86px 20px 0' }}>
        <CodeRequest
          place="step"
          methods={[
            { method: 'sms', target: '(11) *****-4321' },
            { method: 'email', target: 'm*****@exemplo.com.br' },
          ]}
          resendAt={resendAt}
          isSending={false}
          isFirst
          onRequest={() => undefined}
          renderScreen={part => (
            <StatusScreen
              picture={<div style={{ height: 64 }} />}
              title="Confirme que é você"
              sentence="Escolha onde quer receber o código de confirmação. Ele chega em segundos."
              {...part}
            />
          )}
        />
      </div>
    </AppContext.Provider>
  );
  const { container, rerender } = render(renderAt(0));
  const dock = container.querySelector('[data-dock]');
  app.state.token.requestError = 'Aguarde alguns segundos para pedir um código.';
  await expect.element(page.getByText(/Aguarde alguns segundos/)).toBeVisible();
  // The service names the pause in the same answer, but the app may render it later.
  rerender(renderAt(app.flows.clock.steadyNow() + 30_000));
  const countdown = page.getByText(/Você pode pedir o código em/).element();
  expect(countdown.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    dock?.getBoundingClientRect().top ?? 0,
  );
});
