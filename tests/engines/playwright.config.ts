import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../tools/chromium.mjs';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The path of an installed browser. If it is empty, Playwright starts the browser that it has installed. */
const executablePath = process.env.ENGINE_PROGRAM ?? '';

/**
 * Plays scenarios on the production build in one engine. tools/test-engines.ts starts it with the names of the runs.
 */
export default defineConfig({
  testDir: path('.'),
  outputDir: path('../../test-results/engines/playwright'),
  fullyParallel: true,
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], [path('run-reporter.ts')]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 20_000,
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { args: chromiumArgs, ...(executablePath !== '' && { executablePath }) },
      },
    },
    {
      name: 'gecko',
      use: {
        browserName: 'firefox',
        // An unmodified Firefox, over WebDriver BiDi.
        ...(executablePath !== '' && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(executablePath !== '' && { executablePath }),
          // Refuses geolocation at once. Without an answer to the prompt each write would wait ten seconds.
          firefoxUserPrefs: { 'permissions.default.geo': 2 },
        },
      },
    },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
});
