import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Starts a command of the repository with wrong arguments. */
const runTool = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: root, encoding: 'utf8' });

test('a command with an unknown argument prints the argument and its usage, and exits with 2; --help exits with 0', {
  timeout: 60_000,
}, () => {
  const unknown = runTool('tools/build.ts', 'qa', '--folder', 'x');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain("Unknown option '--folder'");
  expect(unknown.stderr).toContain('tsx tools/build.ts production|qa');
  expect(runTool('tools/build.ts', 'production', '--base', 'propostas').stderr).toContain('propostas');
  const help = runTool('tools/build.ts', '--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('--base');
});

test.each([
  ['tools/contract.ts', "Unknown option '--chá'"],
  ['tools/coverage.ts', "Unknown option '--chá'"],
  ['tools/requirements.ts', 'Unknown option "--chá"'],
])('%s refuses an unknown option with its usage and 2', { timeout: 60_000 }, (file, sentence) => {
  const { status, stderr } = runTool(file, '--chá');
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run ');
  expect(status).toBe(2);
});

test('a run of tests whose name pattern selects none fails and says how to find the name', {
  timeout: 60_000,
}, () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'build',
      'tests/build/files.test.ts',
      '-t',
      'hapy-path',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toContain('No test of these files has "hapy-path" in its name.');
  expect(stderr).toContain('npm run coverage');
  expect(status).toBe(1);
});
