import type { Page } from '@playwright/test';

/** Delays the answers to matching addresses. @returns the function that releases them. */
export async function delayAnswers(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(address, async route => {
    await released;
    await route.continue();
  });
  return release;
}
