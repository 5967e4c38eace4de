import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordLiveRegions } from '#tests/support/live-region-recorder.ts';
import { renderLoadingNotice } from './loading-notice.tsx';

afterEach(cleanup);

test('[15.4] [13.3] a drawer that is loading says so, and is announced; a closed one says nothing', async () => {
  const { rerender } = render(renderLoadingNotice({ open: false }));
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  const recorder = recordLiveRegions(document);
  rerender(renderLoadingNotice({ open: true }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Carregando');
  expect(recorder.takeBreaches()).toEqual([]);
  recorder.stop();
});
