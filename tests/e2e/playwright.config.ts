import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.mjs';
import { sampleSeed } from '../../tools/sample-seed.ts';
import { PHONE_HOST } from './phone-host.ts';

const executablePath = findChromium();
/** Does the command name tests, by `-g` or by their file? */
const isNarrowed = process.argv.some(word => ['-g', '--grep'].includes(word) || word.includes('.spec'));
// Workers read this file, too. They get the environment, but not the arguments of the command.
if (!isNarrowed && !process.env.TEST_WORKER_INDEX) process.env.REPLAY_SEED ??= sampleSeed();

/** Tests that judge a duration. They play after all others, one at a time, so that no other test slows them down. */
const timedFiles = ['next-step.spec.ts', 'left-at-once.spec.ts', 'killed-browser.spec.ts'];
const desktopWindow = { viewport: { width: 1280, height: 800 } };

/**
 * A camera that shows a moving picture, and the host name of plain-http.spec.ts. All files have the same switches:
 * Playwright starts new workers and browsers for a file with its own.
 */
const testArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--host-resolver-rules=MAP ${PHONE_HOST} 127.0.0.1`,
];

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The HTTP host serves the production build and the mock service on one origin: see test.ts. */
export default defineConfig({
  testDir: pathOf('.'),
  outputDir: pathOf('../../test-results'),
  fullyParallel: true,
  // A test waits for the browser during half of its time, so three workers keep two cores busy.
  workers: 3,
  // A shared machine may stall, so CI repeats a failed test once, and reports it as flaky if it then passes. On a
  // developer's machine nothing is repeated.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], [pathOf('../requirements/playwright-reporter.ts')]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { args: [...chromiumArgs, ...testArgs], ...(executablePath ? { executablePath } : {}) },
    actionTimeout: 15_000,
    trace: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: timedFiles, use: desktopWindow },
    {
      name: 'timed',
      testMatch: timedFiles,
      workers: 1,
      use: desktopWindow,
      // Playwright plays a dependency in full, so a command that names a test has none.
      dependencies: isNarrowed ? [] : ['desktop'],
    },
    // `npm run test:full` plays every scenario on a phone, too.
    ...(process.env.FULL
      ? [
          {
            name: 'phone',
            testMatch: 'scenarios.spec.ts',
            use: { viewport: { width: 360, height: 740 }, hasTouch: true },
          },
        ]
      : []),
  ],
});
