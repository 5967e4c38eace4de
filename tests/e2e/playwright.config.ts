import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/chromium.mjs';
import { sampleSeed } from '../../tools/sample-seed.ts';

const executablePath = findChromium();
/** Does the command name tests, by `-g` or by their file? */
const isNarrowed = process.argv.some(word => ['-g', '--grep'].includes(word) || word.includes('.spec'));
// Workers read it, too: they get this environment, but not the arguments of the command.
if (!isNarrowed && !process.env.TEST_WORKER_INDEX) process.env.REPLAY_SEED ??= sampleSeed();

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The production build, served with the service on one origin by the HTTP host: see support.ts. */
export default defineConfig({
  testDir: path('.'),
  outputDir: path('../../test-results'),
  fullyParallel: true,
  // A test waits for the browser half of its time: three of them keep two cores busy.
  workers: 3,
  // A shared machine may stall, so a failed test is repeated once there and reported as flaky. On a developer's machine
  // nothing is repeated.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], [path('../requirements/playwright-reporter.ts')]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    actionTimeout: 15_000,
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // `npm run test:full`: every scenario once more in the other shape.
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
