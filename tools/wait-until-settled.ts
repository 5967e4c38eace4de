import type { Page } from 'playwright';

/** Waits until preloading has ended, no skeleton is left and the fonts are loaded; for some seconds at most. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  const hasNoSkeleton = (): boolean => document.querySelector('[data-skeleton]') === null;
  await page.waitForFunction(hasNoSkeleton, undefined, { timeout: 5000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
