import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { CompletionScreen } from './completion-screen.tsx';

afterEach(cleanup);

test('[4.28] [4.22] Verificar agora shows the pause that the service wants before the next check of the completion', async () => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  render(
    <AppContext.Provider value={app}>
      <CompletionScreen />
    </AppContext.Provider>,
  );
  const button = page.getByRole('button', { name: 'Verificar agora' });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  app.state.retryAt.finishedUpdate = 30_000;
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveTextContent('Verificar agora em 30 s');
});
