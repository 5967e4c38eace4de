import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { createDeviceFaces } from '#tests/support/create-device-faces.ts';

/** Fonts of devices that the fallback font uses, by its families, each with a package of a font of the same widths. */
const packages = {
  'Montserrat Fallback': 'arimo',
  'Montserrat Fallback Roboto': 'roboto',
  'Montserrat Fallback DejaVu': 'dejavu-sans',
} as const;

export type FallbackFamily = keyof typeof packages;

// The type of Object.keys is string.
export const fallbackFontFamilies = Object.keys(packages) as FallbackFamily[];

const FONT_ADDRESS = '/device-font-';

/** Gives the pages of the app the fonts of another device. Call it before the page opens. */
export async function setDeviceFont(page: Page, family: FallbackFamily): Promise<void> {
  await page.route(/\.css$/, async route => {
    const response = await route.fetch();
    const faces = createDeviceFaces(family, `${FONT_ADDRESS}400.woff2`, `${FONT_ADDRESS}700.woff2`);
    await route.fulfill({ response, body: (await response.text()) + faces });
  });
  await page.route(`**${FONT_ADDRESS}*`, route => {
    const [weight] = /\d+/.exec(route.request().url().split(FONT_ADDRESS)[1] ?? '') ?? [];
    const file = `@fontsource/${packages[family]}/files/${packages[family]}-latin-${weight}-normal.woff2`;
    return route.fulfill({ path: fileURLToPath(import.meta.resolve(file)) });
  });
}

/** Waits until the page has the fonts of the device. The faces in the page itself are those of this machine. */
export const loadDeviceFont = (page: Page, family: FallbackFamily): Promise<unknown> =>
  page.evaluate(async family => {
    for (const { sheet } of document.querySelectorAll('style'))
      for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index--)
        if (sheet?.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
    const faces = await Promise.all(
      [400, 600, 700].map(weight => document.fonts.load(`${weight} 1rem "${family}"`, 'Aa 1')),
    );
    if (faces.some(({ length }) => length < 2))
      throw new Error('The page has no faces of the fallback font.');
  }, family);
