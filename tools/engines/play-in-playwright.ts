import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AttemptResult } from './attempt-result.ts';
import { type EngineName, runNameOf, type ScenarioRun } from './scenario-run.ts';

export interface PlaywrightOptions {
  engine: EngineName;
  /** Path of a browser of the system; by default Playwright's own build. */
  program?: string;
  /** Number of browsers that play at the same time. */
  sessions: number;
  /** The most attempts at a failing run. */
  attempts: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const toleranceModule = path.join(root, 'tools/engines/tolerate-unknown-command.cjs');

/**
 * Plays scenarios on the production build in a browser that Playwright drives, with the specification of tests/engines.
 * @throws Error when Playwright itself fails.
 */
export function playInPlaywright(
  runs: readonly ScenarioRun[],
  { engine, program = '', sessions, attempts }: PlaywrightOptions,
  report: (result: AttemptResult) => void,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config=tests/engines/playwright.config.ts',
      `--project=${engine}`,
      `--workers=${sessions}`,
      `--retries=${attempts - 1}`,
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ENGINE_RUNS: runs.map(runNameOf).join(' '),
        ENGINE_PROGRAM: program,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${toleranceModule}`,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  const collectOutput = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collectOutput);
  child.stderr?.on('data', collectOutput);
  const endedRuns = new Set<string>();
  child.on('message', message => {
    const result = message as AttemptResult; // only tests/engines/run-reporter.ts sends messages
    if (result.isLast) endedRuns.add(result.run);
    report(result);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      const missingRuns = runs.filter(run => !endedRuns.has(runNameOf(run)));
      if (missingRuns.length === 0) return resolve();
      reject(new Error(`${engine}: ${missingRuns.map(runNameOf).join(', ')} did not play.\n${output}`));
    });
  });
}
