import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BuildOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { builtDefaultsPlugin } from './tools/built-defaults-plugin.ts';
import { bundleMswPlugin } from './tools/bundle-msw-plugin.ts';
import { chromiumArgs, findChromium } from './tools/chromium.mjs';
import { codeSplittingGroups, groupsOfFirstForm } from './tools/file-groups.ts';
import { buildTarget } from './tools/floor/browser-floor.ts';
import { inlineStylesPlugin } from './tools/inline-styles-plugin.ts';
import { LongFilesFirst } from './tools/long-files-first.ts';
import { mocksPlugin } from './tools/mocks-plugin.ts';
import { moduleCachePlugin } from './tools/module-cache-plugin.ts';
import { pageStartPlugin } from './tools/page-start-plugin.ts';
import { sampleNumber, sampleSeed } from './tools/sample-seed.ts';
import { uploadSinkPlugin } from './tools/upload-sink-plugin.ts';
import { workbenchPlugin } from './tools/workbench-plugin.ts';

/** Folder or path under which the build is served, for example `/propostas/`. */
const base = process.env.BASE_PATH ?? '/';

/**
 * Imports of tests only: bundled ahead, because a test page would otherwise reload in the middle of a test.
 */
const testOnly = process.env.VITEST
  ? [
      '@faker-js/faker',
      '@testing-library/react',
      '@testing-library/dom',
      '@testing-library/user-event',
      'axe-core',
      'fast-check',
      'yaml',
    ]
  : [];

const executablePath = findChromium();
/** How long a test waits for what it looks for: a busy machine is slow, and a test that passes does not wait. */
const timeLimit = { poll: { timeout: 10_000 } };
/** Tests that change their page for good: a service worker, the styles of another page, a screen without a mouse. */
const isolatedTests = [
  'mocks/atlas/screens.browser.test.tsx',
  'mocks/hosts/start-mocks.browser.test.ts',
  'mocks/hosts/uploads.browser.test.ts',
  'src/api/operations/upload-step.browser.test.ts',
  'tests/flows/image-field-on-phone.test.tsx',
];
/** A test in a page waits during a quarter of its time. */
const browserWorkers = availableParallelism() + 1;
/** Only a page needs styles: loading Panda costs a second, so tests in Node do without. */
const withoutStyles = { postcss: { plugins: [] } };
/**
 * React as visitors get it, which takes a fifth less of the CPU time of a played scenario. `npm run test:full` plays
 * the scenarios with React's warnings, the project `browser` always does.
 */
const withProductionReact = {
  optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
  oxc: { jsx: { development: false } },
};
/** A test that expects nothing fails. In a page a wait for an element may be all that a test claims. */
const expectsSomething = { requireAssertions: true };
/** Looks for postcss.config.mjs from here on, as Vite does where nothing is said. */
const withStyles = { postcss: '.' };
/**
 * Nothing may depend on the zone of the machine. Unit tests run 17 hours ahead of São Paulo, so mostly on another
 * day; tests in a page run in São Paulo. `npm run test:full` exchanges the two.
 */
const zones = process.env.FULL
  ? { unit: 'America/Sao_Paulo', page: 'Pacific/Kiritimati' }
  : { unit: 'Pacific/Kiritimati', page: 'America/Sao_Paulo' };
/** Makes pages of tests cheap; every project with a page begins with these. */
const cheapPage = ['tests/support/unpainted.ts', 'tests/support/without-owner-stacks.ts'];
/** A new object per project: Vitest writes into it. */
const browserMode = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { timezoneId: zones.page },
  }),
  instances: [{ browser: 'chromium' as const }],
  commands: {
    async findMarkupMistakes(_context: unknown, html: string): Promise<string[]> {
      const { findMarkupMistakes } = await import('./tests/support/find-markup-mistakes.ts');
      return findMarkupMistakes(html);
    },
  },
});

declare module 'vitest' {
  interface TaskMeta {
    /** The operations of the contract that a scenario has called. */
    operations?: readonly string[];
  }
  interface ProvidedContext {
    /** How many times more each scenario is played. */
    repeats: number;
    /** True: everything is tried, not a sample of it. */
    full: boolean;
    /** Which pairs of scenario and dialect are played: by what the sample is drawn, and whether all of them are. */
    dialects: { seed: string; all: boolean };
    /** Which faults are played: by what the sample is drawn, and whether all of them are. */
    faults: { seed: string; all: boolean };
    /** Which slow tests are played: by what the sample is drawn, and whether all of them are. */
    turns: { seed: string; all: boolean };
    /** Where chance begins: `SEED=...` plays the same again. */
    seed: number;
  }
}

/**
 * Chromium compiles all functions of a file that begins with this comment while it loads, on another thread. Otherwise
 * the main thread compiles each function at its first call: a quarter of the start on a slow phone
 * (docs/decisions/0012). For the files that the first form needs; elsewhere it would cost memory for code that may
 * never run.
 */
const compiledOnLoad = ({ name }: { name: string }): string =>
  groupsOfFirstForm.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Few files, by moment of the journey (14.1). */
const journeyFiles: BuildOptions = {
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
  },
  rolldownOptions: {
    // How long plugins take depends on the machine, so it is no warning about the app.
    checks: { pluginTimings: false },
    output: {
      codeSplitting: { groups: codeSplittingGroups(`${import.meta.dirname}/`) },
      // After the minifier, which removes comments.
      postBanner: compiledOnLoad,
    },
  },
};

/** The router brings a stand-in for what React has had since its version 18. */
const reactsOwn = { 'use-sync-external-store/shim/index.js': 'react' };

/** The name pattern of the command, as in `-t happy-path`. */
const namePattern = (argv: readonly string[]): string =>
  argv.find((_, index) => ['-t', '--testNamePattern'].includes(argv[index - 1] ?? '')) ?? '';

/** Does the command name tests, by `-t` or by their file? */
const namesTests = (argv: readonly string[]): boolean =>
  namePattern(argv) !== '' || argv.slice(2).some(word => /[./]/.test(word));

/** Does `-t` name pairs, as in `-t 'happy-path in text-scalars'` or `-t 'in text-scalars'`? */
const asksForPair = (argv: readonly string[]): boolean => /\bin /.test(namePattern(argv));

/** Does `-t` name faults, as in `-t falha-get-system-hang`? */
const asksForFault = (argv: readonly string[]): boolean => namePattern(argv).includes('falha-');

export default defineConfig(({ mode }) => {
  const mocks = mode !== 'production';
  return {
    base,
    ...(mode === 'production' && { resolve: { alias: reactsOwn } }),
    plugins: [
      react(),
      mocksPlugin(),
      workbenchPlugin(),
      inlineStylesPlugin({ shortNames: mode === 'production' }),
      builtDefaultsPlugin(),
      pageStartPlugin(),
      moduleCachePlugin(),
      bundleMswPlugin(),
      uploadSinkPlugin(),
    ],
    optimizeDeps: {
      // Without the tests in Node: for one of them Vite would bundle the TypeScript compiler.
      entries: ['index.html', '{src,mocks}/**/*.{ts,tsx}', '!**/*.test.ts'],
      include: testOnly,
    },
    define: { __MOCKS__: JSON.stringify(mocks) },
    build: {
      outDir: mode === 'qa' ? 'dist-qa' : 'dist',
      target: buildTarget,
      manifest: true,
      assetsInlineLimit: 0,
      ...(mode === 'production' && journeyFiles),
    },
    ...(process.env.VITEST && { css: withoutStyles }),
    server: { open: process.stdout.isTTY && !process.env.CI ? '/' : false },
    test: {
      // As in tests/e2e/playwright.config.ts: only where the machine is shared.
      retry: process.env.CI ? 2 : 0,
      // A busy machine is slow: what takes seconds alone takes many beside others.
      testTimeout: 30_000,
      // Vitest leaves one core to the editor: a run of everything takes them all.
      maxWorkers: availableParallelism(),
      // With `-t <id>` the hundreds of others are no news.
      hideSkippedTests: true,
      globalSetup: ['tools/stale-files.ts'],
      sequence: { sequencer: LongFilesFirst },
      // Transformed modules are cached in node_modules for the next run, by content.
      experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
      provide: { turns: { seed: sampleSeed(), all: Boolean(process.env.FULL) || namesTests(process.argv) } },
      reporters: ['default', './tests/requirements/vitest-reporter.ts'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            env: { TZ: zones.unit },
            include: ['{src,mocks,scenarios,deploy,tools}/**/*.test.ts', 'tests/support/*.test.ts'],
            expect: expectsSomething,
            exclude: ['**/*.browser.test.*'],
            setupFiles: [
              'tests/support/console-guard.ts',
              'tests/support/contract-guard.ts',
              'tests/support/remove-temporary-folders.ts',
            ],
            // A test puts back what it replaces, so the files of a worker share one environment: half the time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'architecture',
            environment: 'node',
            include: ['tests/{architecture,requirements}/**/*.test.ts'],
            expect: expectsSomething,
            setupFiles: [
              'tests/support/console-guard.ts',
              'tests/support/remove-temporary-folders.ts',
              'tests/architecture/store-file-memory.ts',
            ],
            // A rule reads the whole repository: seconds alone, many more on a busy machine.
            testTimeout: 180_000,
            // The rules share one worker: each source is read once for all of them, and parsed only after a change.
            isolate: false,
            maxWorkers: 1,
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            environment: 'node',
            include: ['tests/build/**/*.test.ts'],
            setupFiles: ['tests/support/console-guard.ts', 'tests/support/remove-temporary-folders.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'contract',
            environment: 'node',
            include: ['tests/contract/**/*.test.ts'],
            expect: expectsSomething,
            setupFiles: ['tests/support/console-guard.ts', 'tests/support/remove-temporary-folders.ts'],
            // The catalogue of scenarios, which most files need, is loaded once for each worker.
            isolate: false,
          },
        },
        {
          extends: true,
          css: withStyles,
          test: {
            // A project is an origin and a page: a service worker answers for all of the origin, and hides the progress
            // of uploads; an emulated touch screen stays for the page.
            name: 'isolated',
            // Vitest wants the number of the project `browser`, which runs in the same command.
            maxWorkers: browserWorkers,
            include: isolatedTests,
            expect: timeLimit,
            setupFiles: [
              ...cheapPage,
              'tests/support/long-waits.ts',
              'tests/support/console-guard.ts',
              'tests/support/contract-guard.ts',
            ],
            browser: { ...browserMode(), fileParallelism: false },
          },
        },
        {
          extends: true,
          css: withStyles,
          test: {
            name: 'browser',
            isolate: false,
            maxWorkers: browserWorkers,
            include: [
              '{src,mocks}/**/*.browser.test.{ts,tsx}',
              'tests/flows/**/*.test.{ts,tsx}',
              'tests/support/*.browser.test.ts',
              'tests/support/console-guard.test.ts',
            ],
            exclude: isolatedTests,
            expect: timeLimit,
            setupFiles: [
              ...cheapPage,
              'tests/support/long-waits.ts',
              'tests/support/fresh-page.ts',
              'tests/support/strict-mode.ts',
              'tests/support/console-guard.ts',
              'tests/support/contract-guard.ts',
            ],
            browser: browserMode(),
          },
        },
        {
          extends: true,
          css: withStyles,
          ...(process.env.FULL ? {} : withProductionReact),
          // Vite transforms the app and the catalogue while the browser starts.
          server: { warmup: { clientFiles: ['tests/scenarios/scenarios.first-half.test.ts'] } },
          test: {
            name: 'scenarios',
            include: ['tests/scenarios/**/*.test.{ts,tsx}'],
            // `REPEATS=19 npm run test:scenarios` plays each one twenty times: none may flicker.
            provide: {
              repeats: Number(process.env.REPEATS ?? (process.env.FULL ? 4 : 0)),
              full: Boolean(process.env.FULL),
              seed: sampleNumber(),
              dialects: { seed: sampleSeed(), all: Boolean(process.env.FULL) || asksForPair(process.argv) },
              faults: { seed: sampleSeed(), all: Boolean(process.env.FULL) || asksForFault(process.argv) },
            },
            expect: timeLimit,
            setupFiles: [
              ...cheapPage,
              'tests/support/long-waits.ts',
              'tests/support/console-guard.ts',
              'tests/support/contract-guard.ts',
            ],
            isolate: false,
            // A journey waits during a third of its time. Each worker more loads the whole app once more.
            maxWorkers: browserWorkers,
            browser: browserMode(),
          },
        },
      ],
    },
  };
});
