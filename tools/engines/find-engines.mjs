// Finds the browsers of the engine tests. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
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

/** The first Firefox with all commands that Playwright needs; Firefox 140 refuses `network.addDataCollector`. */
export const OLDEST_FIREFOX = 143;

/** The major version that the program prints, or NaN. */
const majorVersionOf = program =>
  Number(/(\d+)\./.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]);

/** Path of a Firefox on this machine that is not too old, or undefined. FIREFOX_PATH overrides. */
export function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  const program = findOnPath('firefox-esr', 'firefox');
  return program && majorVersionOf(program) < OLDEST_FIREFOX ? undefined : program;
}

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
export async function findMissingEngines() {
  const missing = [];
  if (!findFirefox() && !(await findOwnBuild('firefox'))) missing.push('gecko');
  if (!findWebKit() && !(await findOwnBuild('webkit'))) missing.push('webkit');
  return missing;
}
