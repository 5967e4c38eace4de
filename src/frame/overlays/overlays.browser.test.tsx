import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticForm } from '#hooks/create-static-app.ts';
import { recordLiveRegions } from '#tests/support/live-region-recorder.ts';
import { Overlays } from './overlays.tsx';

afterEach(cleanup);

test('[2.61] [13.3c] the first toast is announced by a region that is on the page before it', async () => {
  const app = createStaticForm({}).app({});
  render(
    <AppContext.Provider value={app}>
      <Overlays />
    </AppContext.Provider>,
  );
  const region = page.getByRole('region', { name: 'Avisos' });
  await expect.element(region).toBeInTheDocument();
  const recorder = recordLiveRegions(document);
  app.state.toasts = [{ id: 1, type: 'success', title: '', text: 'Link copiado.' }];
  await expect.element(region.getByText('Link copiado.')).toBeVisible();
  expect(recorder.takeBreaches()).toEqual([]);
  recorder.stop();
});
