// Finds a Chromium: the one Playwright installed, else the system's. Plain JavaScript: it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Switches that keep an automated Chromium quiet and able to start as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function playwrightCaches() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return [process.env.PLAYWRIGHT_BROWSERS_PATH];
  return [join(homedir(), '.cache', 'ms-playwright'), join(homedir(), 'Library', 'Caches', 'ms-playwright')];
}

function playwrightsOwn() {
  for (const cache of playwrightCaches()) {
    if (!existsSync(cache)) continue;
    for (const name of readdirSync(cache)
      .filter(entry => /^chromium-\d+$/.test(entry))
      .sort()
      .reverse()) {
      for (const inside of [
        'chrome-linux/chrome',
        'chrome-linux64/chrome',
        'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      ]) {
        const path = join(cache, name, inside);
        if (existsSync(path)) return path;
      }
    }
  }
  return undefined;
}

function systems() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of SYSTEM_NAMES) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  return MAC_PATHS.find(path => existsSync(path));
}

/** Path of a Chromium on this machine, or undefined. CHROMIUM_PATH overrides. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || playwrightsOwn() || systems();
}
