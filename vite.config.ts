import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './tools/chromium.mjs';

/** Folder or path under which the build is served, for example `/propostas/`. */
const base = process.env.BASE_PATH ?? '/';

const executablePath = findChromium();
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  }),
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig(({ mode }) => {
  const mocks = mode !== 'production';
  return {
    base,
    plugins: [react()],
    define: { __MOCKS__: JSON.stringify(mocks) },
    build: {
      outDir: mode === 'qa' ? 'dist-qa' : 'dist',
      target: ['chrome111', 'safari16.4', 'firefox114'],
      manifest: true,
      assetsInlineLimit: 0,
    },
    server: { open: process.stdout.isTTY && !process.env.CI ? '/' : false },
    test: {
      reporters: ['default'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{src,mocks,scenarios}/**/*.test.ts'],
            exclude: ['**/*.browser.test.*'],
          },
        },
        {
          extends: true,
          test: {
            name: 'architecture',
            environment: 'node',
            include: ['tests/{architecture,requirements}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: { name: 'contract', environment: 'node', include: ['tests/contract/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['{src,mocks}/**/*.browser.test.{ts,tsx}', 'tests/flows/**/*.test.{ts,tsx}'],
            browser,
          },
        },
        {
          extends: true,
          test: { name: 'scenarios', include: ['tests/scenarios/**/*.test.{ts,tsx}'], browser },
        },
      ],
    },
  };
});
