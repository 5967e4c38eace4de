/** One part of `npm run check`; `npm test` runs each as well. */
export interface Check {
  name: string;
  /** Arguments of node. They name a package's program by its path, because `npx` would start a second process. */
  args: readonly string[];
  /** Files and folders whose content decides the result. */
  inputs: readonly string[];
  /**
   * Set if the result for a file depends on that file and this configuration alone. The program then gets the changed
   * files in place of its last argument.
   */
  fileByFile?: { configuration: readonly string[] };
  /** Environment variables of the program. */
  env?: Readonly<Record<string, string>>;
  /** Printed after a failure, if the output of the program does not say it. */
  remedy?: string;
  /** `npm test` has a separate phase for it, which checks more. */
  onlyInCheck?: true;
}

/** Configurations in the root. No program reads the documents there. */
const rootFiles = [':(glob)*', ':(exclude,glob)*.md'];

/** Everything that a program reads: code, configurations, the contract. */
const code = [
  'src',
  'mocks',
  'scenarios',
  'stories',
  'tests',
  'tools',
  'deploy',
  'openapi',
  '.ladle',
  ...rootFiles,
];

/** TypeScript 7 is a program in Go. With rarer garbage collections it needs a fifth less time, and 1.5 GB of memory. */
export const rareGarbageCollection = { GOGC: '300' };

/** The first prints the list of knip, the second the remedy. */
const unusedReporters = ['--reporter', 'symbols', '--reporter', './tools/unused-reporter.ts'];

/** The longest first, so that no core waits at the end. */
export const checks: readonly Check[] = [
  {
    name: 'architecture',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'architecture',
      // A failure is not hidden below the names of all tests that pass.
      '--reporter=dot',
      // Asks the type checker about the whole app, which takes as long as everything else: only in `npm test`.
      '--exclude',
      'tests/architecture/wire-names.test.ts',
    ],
    inputs: ['.'],
    onlyInCheck: true,
  },
  {
    name: 'types',
    // One thread, because another check runs beside it; not incremental, which has missed errors.
    args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded'],
    inputs: code,
    env: rareGarbageCollection,
  },
  {
    name: 'browser floor',
    args: ['--import', 'tsx', 'tools/floor.ts'],
    inputs: [
      'src',
      'tools/command-line.ts',
      'tools/floor',
      'tools/floor.ts',
      'tools/source-stamp.ts',
      'openapi',
      ...rootFiles,
    ],
    env: rareGarbageCollection,
  },
  {
    name: 'nothing unused',
    args: ['node_modules/knip/bin/knip.js', '--cache', ...unusedReporters],
    inputs: code,
  },
  {
    name: 'nothing for tests only',
    // A separate cache, because the two modes do not see the same imports.
    args: [
      'node_modules/knip/bin/knip.js',
      '--production',
      '--cache',
      '--cache-location',
      'node_modules/.cache/knip-production',
      ...unusedReporters,
    ],
    inputs: code,
  },
  {
    name: 'advice of the checks',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--reporter=dot',
      'tools/unused-reporter.test.ts',
    ],
    inputs: ['tools', 'tests/support', ...rootFiles],
    onlyInCheck: true,
  },
  {
    name: 'lint and formatting',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      // A changed file may be one that biome.json leaves out.
      // Remarks do not fail and would hide the errors.
      '--diagnostic-level=warn',
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
      '.',
    ],
    inputs: ['.'],
    remedy:
      'npm run format corrects the formatting and sorts the imports; the other findings need a change by hand.',
    fileByFile: {
      configuration: ['biome.json', 'tools/lint', 'package.json', 'package-lock.json', '.gitignore'],
    },
  },
  {
    name: 'contract is fresh',
    args: ['--import', 'tsx', 'tools/contract.ts', '--check'],
    inputs: [
      'openapi',
      'tools/contract',
      'tools/contract.ts',
      'tools/command-line.ts',
      'tools/compile-validators.ts',
      'tools/find-commit.ts',
      'tools/source-stamp.ts',
      'tools/stale-files.ts',
      'tests/support/temporary-folder.ts',
      'mocks/contract',
      ...rootFiles,
    ],
  },
];
