import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const executablePath = process.env.FIREFOX_PATH ?? '';

/** The scenarios of tests/e2e in Gecko. Started by tools/test-engines.ts, which names the walks in ENGINE_WALKS. */
export default defineConfig({
  testDir: path('.'),
  outputDir: path('../../test-results/gecko'),
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    // Firefox as it is shipped, over WebDriver BiDi; without a path Playwright's own build.
    ...(executablePath === '' ? {} : { channel: 'moz-firefox', launchOptions: { executablePath } }),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
