import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { ListsResult } from '../../tools/bench/lists-report.ts';
import type { Device } from '../../tools/bench/measure-lists.ts';
import type { Result } from '../../tools/bench/report.ts';

/** Runs a tool in a separate process, because a process of Vitest loads the development build of React. */
function runTool<Printed>(tool: string, ...options: readonly string[]): Printed {
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  const args = ['--import', 'tsx', tool, ...options, '--runs', '3', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  const jsonStart = stdout.indexOf('[\n');
  if (jsonStart === -1) throw new Error(`The bench printed no figures.\n${stdout}\n${stderr}`);
  return JSON.parse(stdout.slice(jsonStart));
}

// Three runs of both forms take a minute or two: `npm run test:full`.
test.runIf(process.env.FULL)(
  '[14.3] a later step of 200 fields costs at most 1.3 times the same form in plain DOM, and its errors at most 1.5 times',
  { timeout: 300_000 },
  () => {
    const [result] = runTool<Result[]>('tools/bench.ts', '--sizes', '200');
    expect(result?.measures.laterMount.ratio).toBeLessThanOrEqual(1.3);
    expect(result?.measures.submit.ratio).toBeLessThanOrEqual(1.5);
  },
);

test.runIf(process.env.FULL)(
  '[14.2a] [14.3] a key among 1,000 fields costs at most 1.5 times what it costs among 20, and all errors at most 1.9 times those of plain DOM',
  { timeout: 300_000 },
  () => {
    const results = runTool<Result[]>('tools/bench.ts', '--sizes', '20,1000');
    const measuresOf = (size: number) => results.find(result => result.size === size)?.measures;
    const [few, many] = [measuresOf(20), measuresOf(1000)];
    expect((many?.key.app ?? Number.NaN) / (few?.key.app ?? Number.NaN)).toBeLessThanOrEqual(1.5);
    expect(many?.submit.ratio).toBeLessThanOrEqual(1.9);
  },
);

test.runIf(process.env.FULL)(
  '[14.5a] [14.5b] 50,000 options open in under 100 ms of CPU and filter in under 50 ms a key, the first time, too',
  { timeout: 300_000 },
  () => {
    const results = runTool<ListsResult[]>('tools/bench-lists.ts', '--counts', '50000');
    const timesOf = (device: Device) => results.find(result => result.device === device)?.times;
    const desktop = timesOf('desktop');
    expect(desktop?.open.cpu).toBeLessThan(100);
    expect(desktop?.firstKey.cpu).toBeLessThan(50);
    expect(desktop?.key.cpu).toBeLessThan(50);
    const phone = timesOf('phone');
    expect(phone?.firstKey.cpu).toBeLessThan(100);
    // The goal is 100 here, too, but other work of the machine can double the time (decision 0013).
    expect(phone?.open.cpu).toBeLessThan(200);
  },
);
