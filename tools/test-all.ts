// Everything; the last line is "N passed, N failed". Phases that do not depend on time run two at a time, the others
// alone.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { checks } from './checks.ts';
import { readTroubledTests } from './troubled-tests.ts';

interface Phase {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Reads counts from what the phase printed; without it the phase itself is one check. */
  count?: (output: string) => { passed: number; failed: number } | undefined;
  /** Only in `npm run test:full`. */
  onlyFull?: true;
  /** May run beside another phase, because nothing in it waits for a browser. */
  runsBesideOthers?: true;
}

const withoutColours = stripVTControlCharacters;

/** Vitest's closing line: "Tests  2 failed | 124 passed (126)". */
function countInVitest(output: string): { passed: number; failed: number } | undefined {
  const line = withoutColours(output).match(/^\s*Tests\s+(.*)$/m)?.[1];
  if (line === undefined) return undefined;
  return {
    passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0),
    failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0),
  };
}

/** Playwright's closing lines: "  10 passed (31s)", "  1 flaky" (passed at its second try) and "  1 failed". */
function countInPlaywright(output: string): { passed: number; failed: number } | undefined {
  const text = withoutColours(output);
  const passed = /^\s*(\d+) passed/m.exec(text)?.[1];
  const flaky = /^\s*(\d+) flaky/m.exec(text)?.[1];
  const failed = /^\s*(\d+) failed/m.exec(text)?.[1];
  return passed === undefined && failed === undefined
    ? undefined
    : { passed: Number(passed ?? 0) + Number(flaky ?? 0), failed: Number(failed ?? 0) };
}

/** The closing line of our own runs: "3 passed, 1 failed". */
function countInClosingLine(output: string): { passed: number; failed: number } | undefined {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(withoutColours(output)) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

const vitest = (project: string, ...options: readonly string[]): readonly string[] => [
  'npx',
  'vitest',
  'run',
  '--project',
  project,
  ...options,
];

const phases: readonly Phase[] = [
  // Phases that may run side by side: first those whose output others need, then the longest.
  {
    name: 'production build',
    command: ['npx', 'tsx', 'tools/build.ts', 'production'],
    runsBesideOthers: true,
  },
  { name: 'QA build', command: ['npx', 'tsx', 'tools/build.ts', 'qa'], runsBesideOthers: true },
  { name: 'unit', command: vitest('unit'), count: countInVitest, runsBesideOthers: true },
  { name: 'contract', command: vitest('contract'), count: countInVitest, runsBesideOthers: true },
  { name: 'architecture', command: vitest('architecture'), count: countInVitest, runsBesideOthers: true },
  ...checks
    .filter(({ onlyInCheck }) => !onlyInCheck)
    .map(
      ({ name, args, env = {} }): Phase => ({
        name,
        command: ['node', ...args],
        env,
        runsBesideOthers: true,
      }),
    ),
  {
    name: 'coverage maps',
    // Of the QA build, which has long ended.
    command: ['npx', 'tsx', 'tools/coverage.ts', '--maps', 'dist-qa/atlas/maps.json'],
    runsBesideOthers: true,
  },
  {
    name: 'what ships',
    command: vitest('build'),
    count: countInVitest,
    runsBesideOthers: true,
  },
  // Phases that wait for a browser, each alone.
  { name: 'browser', command: vitest('browser', '--project', 'isolated'), count: countInVitest },
  { name: 'scenarios', command: vitest('scenarios'), count: countInVitest },
  { name: 'end to end', command: ['npx', 'tsx', 'tools/e2e.ts', '--no-build'], count: countInPlaywright },
  {
    name: 'Gecko and WebKit',
    command: [
      'npx',
      'tsx',
      'tools/test-engines.ts',
      // The end-to-end tests of the same run play every scenario in Chromium.
      ...['--engine', 'gecko', '--engine', 'webkit'],
      '--all',
      '--no-build',
    ],
    count: countInClosingLine,
    onlyFull: true,
  },
  { name: 'mutants', command: ['npx', 'tsx', 'tools/mutation.ts', '--in-turn'], onlyFull: true },
  { name: 'audit', command: ['npx', 'tsx', 'tools/audit.ts'], onlyFull: true },
  { name: 'requirements', command: ['npx', 'tsx', 'tools/requirements.ts'] },
];

/** `npm run test:full` also runs the long tests: see tests/e2e/playwright.config.ts. */
const isFull = process.argv.includes('--full');

interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

/** The output of a phase is shown at once, or at its end when another phase runs beside it. */
function run({ name, command, env: ownEnv, runsBesideOthers }: Phase): Promise<Outcome> {
  const [program = '', ...args] = command;
  const phaseStartedAt = Date.now();
  const heading = `\n=== ${name}\n`;
  if (!runsBesideOthers) process.stdout.write(heading);
  return new Promise(resolve => {
    const env = { ...process.env, ...ownEnv, ...(isFull && { FULL: '1' }) };
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collectOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (!runsBesideOthers) process.stdout.write(chunk);
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    child.on('close', code => {
      if (runsBesideOthers) process.stdout.write(heading + output);
      resolve({ code: code ?? 1, output, seconds: (Date.now() - phaseStartedAt) / 1000 });
    });
  });
}

const selectedPhases = phases.filter(({ onlyFull }) => isFull || !onlyFull);
const outcomes = new Map<Phase, Outcome>();
const startedAt = Date.now();

/** Takes phases off the list until it is empty. */
async function runAll(list: Phase[]): Promise<void> {
  for (let phase = list.shift(); phase; phase = list.shift()) outcomes.set(phase, await run(phase));
}

const parallelPhases = selectedPhases.filter(({ runsBesideOthers }) => runsBesideOthers);
await Promise.all([runAll(parallelPhases), runAll(parallelPhases)]);
await runAll(selectedPhases.filter(({ runsBesideOthers }) => !runsBesideOthers));

let passed = 0;
let failed = 0;
const summary: string[] = [];
for (const phase of selectedPhases) {
  const { code, output, seconds } = outcomes.get(phase) ?? { code: 1, output: '', seconds: 0 };
  const counts = phase.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A phase with a failing exit code counts as failed even if every test in its output has passed.
  const exitFailure = code !== 0 && counts.failed === 0 ? 1 : 0;
  passed += counts.passed;
  failed += counts.failed + exitFailure;
  const troubled = readTroubledTests(output);
  summary.push(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${phase.name}: ${counts.passed} passed, ${counts.failed + exitFailure} failed, ${seconds.toFixed(1)} s`,
    ...(code === 0 ? [] : troubled.failed.map(line => `     ${line}`)),
    ...troubled.flaky.map(line => `flaky ${line}`),
  );
}
console.log(`\n=== summary\n${summary.join('\n')}\n`);
console.log(`${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
