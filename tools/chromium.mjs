// Finds a Chromium: the one installed by Playwright, else the system's. Plain JavaScript, because it runs
// before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Switches that make an automated Chromium quiet and able to start as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The whole browser. */
const WHOLE_CHROMIUM = {
  folder: /^chromium-\d+$/,
  inside: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  paths: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
};
/** The headless shell that Playwright prefers: it needs half the CPU for each new page. */
const HEADLESS_SHELL = {
  folder: /^chromium_headless_shell-\d+$/,
  inside: [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
  ],
  names: ['chromium-headless-shell'],
  paths: [],
};

function playwrightCaches() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return [process.env.PLAYWRIGHT_BROWSERS_PATH];
  return [join(homedir(), '.cache', 'ms-playwright'), join(homedir(), 'Library', 'Caches', 'ms-playwright')];
}

function findInPlaywright({ folder, inside }) {
  return playwrightCaches()
    .filter(cache => existsSync(cache))
    .flatMap(cache =>
      readdirSync(cache)
        .filter(entry => folder.test(entry))
        .sort()
        .reverse()
        .flatMap(entry => inside.map(program => join(cache, entry, program))),
    )
    .find(path => existsSync(path));
}

function findInSystem({ names, paths }) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap(name => folders.map(folder => join(folder, name)));
  return [...installed, ...paths].find(path => existsSync(path));
}

const find = program => findInPlaywright(program) || findInSystem(program);

/** Path of the headless shell of Chromium on this machine, or undefined. */
export const findHeadlessShell = () => process.env.CHROMIUM_PATH || find(HEADLESS_SHELL);

/**
 * Path of the Chromium that tests run in, or undefined: the headless shell where there is one. CHROMIUM_PATH overrides.
 */
export const findChromium = () => findHeadlessShell() || find(WHOLE_CHROMIUM);

/**
 * Path of a whole Chromium, as visitors have, for measurements and for tests that kill it; else of any
 * Chromium.
 */
export const findWholeChromium = () => process.env.CHROMIUM_PATH || find(WHOLE_CHROMIUM) || findChromium();
