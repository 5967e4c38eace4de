import type { BrowserContextOptions, Page } from '@playwright/test';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { sampleForRun } from './sample-for-run.ts';
import { expect, test } from './test.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';
const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** User agents of browsers inside other apps. */
const apps: readonly [name: string, userAgent: string][] = [
  [
    'Instagram on Android',
    `${ANDROID} Instagram 390.0.0.0.0 Android (35/15; 420dpi; 1080x2400; Google; Pixel 8)`,
  ],
  ['Instagram on iOS', `${IOS} Instagram 390.0.0.0.0 (iPhone16,1; iOS 18_5; pt_BR)`],
  ['Facebook on Android', `${ANDROID} [FB_IAB/FB4A;FBAV/520.0.0.0.0;]`],
  ['Facebook on iOS', `${IOS} [FBAN/FBIOS;FBAV/520.0.0.0;FBDV/iPhone16,1;FBLC/pt_BR]`],
  ['WhatsApp on Android', `${ANDROID} WhatsApp/2.26.1`],
  ['WhatsApp on iOS', `${IOS} WhatsApp/26.1`],
];
/** The tests restrict the page in the same way for every user agent, so one is enough for a run. */
const playedApps = sampleForRun(apps, { every: apps.length, keyOf: ([name]) => name });

const contextOptionsFor = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
});

/** Runs before the scripts of the page, and takes popups, camera, sharing and service workers away from them. */
function restrictPage(): void {
  window.open = () => null;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
}

/**
 * Runs before the scripts of the page: every storage is refused, as with blocked data or in a page without an origin.
 */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      configurable: true,
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
}

const nameInputOf = (page: Page) => page.getByRole('textbox', { name: 'Nome completo' });

/** Leaves the landing page, which a phone shows before the first step. */
async function startJourney(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Começar' }).click();
  await nameInputOf(page).waitFor();
}

for (const [name, userAgent] of playedApps)
  test.describe(`in ${name}`, () => {
    test.use(contextOptionsFor(userAgent));

    test('[11.3] nothing is lost if the host app closes the page while the visitor types', async ({
      page,
      context,
      host,
      play,
    }) => {
      await context.addInitScript(restrictPage);
      const { scenario } = await play('happy-path');
      const address = `${host.url}/?agx_hash=${hashOf(scenario)}`;
      await page.goto(address);
      await startJourney(page);
      await nameInputOf(page).focus();
      await page.keyboard.insertText(marina.name);
      await page.close();
      const nextPage = await context.newPage();
      await nextPage.goto(address);
      const beginButton = nextPage.getByRole('button', { name: 'Começar' });
      await beginButton.or(nameInputOf(nextPage)).first().waitFor();
      if (await beginButton.isVisible()) await beginButton.click();
      await expect(nameInputOf(nextPage)).toHaveValue(marina.name);
    });

    test('[11.4] [8.13] without any storage the journey works to its end, and a file can be sent', async ({
      context,
      page,
      play,
    }) => {
      await context.addInitScript(restrictPage);
      await context.addInitScript(refuseStorage);
      const { scenario, driver, engine } = await play('document-sent');
      await playWalk(scenario, driver, engine);
      expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
      expect(await page.evaluate(() => navigator.mediaDevices)).toBeUndefined();
    });
  });
