import type { Page } from '@playwright/test';

/** Addresses of the app's scripts, styles and fonts. */
export const APP_FILES = /\/assets\//;

/** The address of the file with the app: those before it are smaller and arrive earlier. */
export const START_FILE = /\/assets\/start-[^/]+\.js/;

/** Delays the answers to matching addresses. @returns the function that releases them. */
export async function delayAnswers(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(address, async route => {
    await released;
    // Another route of the test may answer the request.
    await route.fallback();
  });
  return release;
}
