import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium, findWholeChromium } from './chromium.mjs';

interface ChromiumLaunch {
  /** A whole Chromium, as visitors have, even if there is a headless shell. */
  isWhole?: boolean;
  /** Switches beside `chromiumArgs`. */
  args?: readonly string[];
}

/** Launches the Chromium of this machine; without one, that of Playwright. */
export function launchChromium({ isWhole = false, args = [] }: ChromiumLaunch = {}): Promise<Browser> {
  const executablePath = isWhole ? findWholeChromium() : findChromium();
  return chromium.launch({
    args: [...chromiumArgs, ...args],
    ...(executablePath ? { executablePath } : {}),
  });
}
