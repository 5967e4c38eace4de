import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Result } from '../../tools/bench/report.ts';

/** The tool in a process of its own: in one of Vitest's, React would be its development build. */
function measured(size: number): Result | undefined {
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  const args = ['--import', 'tsx', 'tools/bench.ts', '--sizes', String(size), '--runs', '3', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  const begin = stdout.indexOf('[\n');
  if (begin === -1) throw new Error(`The bench printed no figures.\n${stdout}\n${stderr}`);
  const [result]: Result[] = JSON.parse(stdout.slice(begin));
  return result;
}

// Three runs of both forms take a minute: `npm run test:full`.
test.runIf(process.env.FULL)(
  '[14.3] a step of 200 fields costs at most 1.5 times the same form in plain DOM, once the code of forms has run',
  { timeout: 300_000 },
  () => {
    expect(measured(200)?.measures.later.ratio).toBeLessThanOrEqual(1.5);
  },
);
