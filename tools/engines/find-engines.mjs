// Finds the browsers of the engine tests. Plain JavaScript, because it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const WEBKIT_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
  '/usr/lib64',
];

function findOnPath(...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (folder !== '' && existsSync(path)) return path;
    }
  }
  return undefined;
}

function findMiniBrowser() {
  for (const folder of WEBKIT_FOLDERS.filter(candidate => existsSync(candidate))) {
    for (const name of readdirSync(folder).filter(entry => /^webkit2?gtk-\d/.test(entry))) {
      const path = join(folder, name, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

/**
 * Path of the build that Playwright has installed for itself, or undefined.
 * @param {'firefox' | 'webkit'} name
 */
export async function findOwnBuild(name) {
  const playwright = await import('playwright').catch(() => undefined);
  const path = playwright?.[name].executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Path of Firefox on this machine, or undefined. FIREFOX_PATH overrides. */
export const findFirefox = () => process.env.FIREFOX_PATH || findOnPath('firefox-esr', 'firefox');

/** Paths of WebKitGTK's browser, its driver and Xvfb; undefined if one of them is missing. */
export function findWebKit() {
  const driver = findOnPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const display = findOnPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

/** Debian's package names of an engine. */
export const enginePackages = {
  gecko: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Engines without Playwright's own build or the system's browser on this machine. */
export async function missingEngines() {
  const missing = [];
  if (!findFirefox() && !(await findOwnBuild('firefox'))) missing.push('gecko');
  if (!findWebKit() && !(await findOwnBuild('webkit'))) missing.push('webkit');
  return missing;
}
