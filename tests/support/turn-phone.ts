import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** The width of the notch of a phone on its side. CSS pixels. */
export const NOTCH = 47;

/** The page is on a phone on its side, whose notch covers a side of the window, until the test ends. */
export async function turnPhone(): Promise<void> {
  await page.viewport(844, 390);
  await setSideInsets(NOTCH);
  onTestFinished(() => setSideInsets(0));
}

async function setSideInsets(width: number): Promise<void> {
  const insets = { left: width, leftMax: width, right: width, rightMax: width };
  await cdp().send('Emulation.setSafeAreaInsetsOverride', { insets });
}
