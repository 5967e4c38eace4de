import { defineConfig } from 'vitest/config';

/**
 * The unit tests of vite.config.ts in a separate configuration, because Stryker runs every project of a configuration.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,mocks,scenarios}/**/*.test.ts', 'tests/support/*.test.ts'],
    exclude: ['**/*.browser.test.*'],
    setupFiles: [
      'tests/support/console-guard.ts',
      'tools/mutation/without-time-limits.ts',
      'tools/mutation/fixed-seed.ts',
      'tools/mutation/load-mutated-files.ts',
    ],
    isolate: false,
    // At least 1.4 s (`until` in tests/flows/flow-stage.ts): a test that passes looks a few times, or waits for an
    // answer after 1 s.
    env: { MAXIMUM_LOOKS: '700' },
    // A test that waits for what a mutant never does fails by this limit, before Stryker gives up on the mutant.
    testTimeout: Number(process.env.TEST_TIME_LIMIT ?? 20_000),
  },
});
