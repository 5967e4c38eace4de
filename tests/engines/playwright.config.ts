import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** A browser of the system; without it the one that Playwright has installed. */
const executablePath = process.env.ENGINE_PROGRAM ?? '';

/** Scenarios on the production build, in other engines than Chromium. tools/test-engines.ts starts it and names the walks. */
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
      name: 'gecko',
      use: {
        browserName: 'firefox',
        // Firefox as it is shipped, over WebDriver BiDi.
        ...(executablePath !== '' && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(executablePath !== '' && { executablePath }),
          // Refuses geolocation at once: nobody would answer the prompt, and each write would wait ten seconds for it.
          firefoxUserPrefs: { 'permissions.default.geo': 2 },
        },
      },
    },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
});
