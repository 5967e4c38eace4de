import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const tool = fileURLToPath(new URL('./run-all.mjs', import.meta.url));

/** A command that prints these lines and exits with this code. */
const printCommand = (lines: readonly string[], code = 0) =>
  `node -e "$(echo ${Buffer.from(
    `console.log(${JSON.stringify(lines.join('\n'))}); process.exitCode = ${code};`,
  ).toString('base64')} | base64 -d)"`;

function runAll(...commands: readonly string[]) {
  const { stdout, status } = spawnSync(process.execPath, [tool, ...commands], { encoding: 'utf8' });
  return { lines: stdout.trimEnd().split('\n'), stdout, status };
}

const passingRun = printCommand([
  'much said',
  '=== summary',
  'ok   unit: 20 passed',
  '',
  '20 passed, 0 failed',
]);
const failingRun = printCommand(
  ['=== summary', ' FAIL  webkit resume@phone: there is no button', '', '5 passed, 2 failed'],
  1,
);

test('[16.1] the last line has the sum of all runs', () => {
  const { lines, status } = runAll(passingRun, printCommand(['=== summary', '', '7 passed, 0 failed']));
  expect(lines.at(-1)).toBe('27 passed, 0 failed');
  expect(status).toBe(0);
});

test('[16.1] the summaries of all runs are at the end, and one failure fails the command', () => {
  const { stdout, lines, status } = runAll(passingRun, failingRun);
  const end = stdout.slice(stdout.indexOf('\n=== node'));
  expect(end).toContain('ok   unit: 20 passed');
  expect(end).toContain(' FAIL  webkit resume@phone: there is no button');
  expect(end).not.toContain('much said');
  expect(lines.at(-1)).toBe('25 passed, 2 failed');
  expect(status).toBe(1);
});

test('a run without a summary line, or with a failing exit code alone, counts as one failure', () => {
  const crashed = runAll(passingRun, printCommand(['the build broke'], 1));
  expect(crashed.lines.at(-1)).toBe('20 passed, 1 failed');
  // Once while the command runs, and again in the summaries.
  expect(crashed.stdout.match(/the build broke/g)).toHaveLength(2);
  expect(crashed.status).toBe(1);
  expect(runAll(printCommand(['3 passed, 0 failed'], 1)).lines.at(-1)).toBe('3 passed, 1 failed');
});
