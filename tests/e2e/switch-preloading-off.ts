import type { Page } from '@playwright/test';

/** From the next page on, the app loads nothing before it is needed: it never hears that the browser is idle. */
export const switchPreloadingOff = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
