import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
