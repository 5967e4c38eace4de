import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { playInTurn } from '#tests/support/play-in-turn.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkHosts } from './command-line.ts';
import { listenLocally } from './listen-locally.ts';

// Each starts a process.
playInTurn(5);

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
  const two = runTool('tools/build.ts', 'production', 'qa');
  expect(two.status).toBe(2);
  expect(two.stderr).toContain('Name one build, production or qa, not "production qa".');
  expect(runTool('tools/build.ts', 'production', '--base', 'propostas').stderr).toContain('propostas');
  const help = runTool('tools/build.ts', '--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('--base');
});

/**
 * The programs in TypeScript that npm starts, those that tools/bootstrap.mjs starts after it has installed what is
 * missing, and those that somebody starts by their files.
 */
const tools = new Set([
  ...Array.from(
    readFileSync(join(root, 'package.json'), 'utf8').matchAll(/"tsx ([\w/-]+\.ts)/g),
    ([, file = '']) => file,
  ),
  'tools/check.ts',
  'tools/test-engines.ts',
  'tools/audit.ts',
  'deploy/configure.ts',
  'deploy/check.ts',
  'deploy/create-report-receiver.ts',
]);

test.each([...tools])('%s prints its usage for --help, and does nothing else', { timeout: 60_000 }, file => {
  const { status, stdout, stderr } = runTool(file, '--help');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/(npm run|node|tsx) /);
  expect(stdout.split('\n').length).toBeLessThan(30);
  expect(status).toBe(0);
});

test.each([
  ['tools/contract.ts', "Unknown option '--chá'"],
  ['tools/coverage.ts', "Unknown option '--chá'"],
  ['tools/requirements.ts', 'Unknown option "--chá"'],
  ['tools/spoken.ts', "Unknown option '--chá'"],
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

/** A folder that the test removes at its end. */
function createFolder(): string {
  const folder = createTemporaryFolder('command-');
  return folder;
}

/** A port on which another program listens until the end of the test. */
async function occupyPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listenLocally(server);
}

test.each<[string, string, (folder: string) => Promise<string[]>, string, number]>([
  [
    'confront with a port in use',
    'tools/confront.ts',
    async () => ['--listen', String(await occupyPort()), '--to', 'https://service.example'],
    'EADDRINUSE: address already in use',
    2,
  ],
  ['record of a folder', 'tools/record.ts', async folder => [folder], 'is no file', 2],
  [
    'contract into a missing folder',
    'tools/contract.ts',
    async folder => ['--bundle', join(folder, 'missing/contract.yaml')],
    'ENOENT: no such file or directory',
    1,
  ],
  [
    'coverage of a file without maps',
    'tools/coverage.ts',
    async folder => {
      writeFileSync(join(folder, 'maps.json'), '{}');
      return ['--maps', join(folder, 'maps.json')];
    },
    'has no coverage maps.',
    2,
  ],
  [
    'atlas against an unknown version',
    'tools/atlas.ts',
    async folder => ['--dist', folder, '--against', 'no-such-tag'],
    'git finds no tag, branch or commit "no-such-tag".',
    2,
  ],
  [
    'confront with a dialect in a missing folder, before it listens,',
    'tools/confront.ts',
    async folder => [
      ...['--listen', String(await occupyPort()), '--to', 'https://service.example'],
      ...['--dialect', join(folder, 'missing/recorded-service.ts')],
    ],
    'ENOENT: no such file or directory',
    2,
  ],
  ['mock with an empty port', 'tools/mock.ts', async () => ['--port', ''], '"" is not a port.', 2],
  [
    'mock for pages of an origin with a path',
    'tools/mock.ts',
    async () => ['--allow-origin', 'https://qa.example/'],
    '--allow-origin "https://qa.example/" is no origin',
    2,
  ],
  [
    'mock for a host name with a port',
    'tools/mock.ts',
    async () => ['--allow-host', 'qa.local:4392'],
    '--allow-host "qa.local:4392" is no host name',
    2,
  ],
  [
    'confront for pages of an origin with a path',
    'tools/confront.ts',
    async () => [...['--listen', '0', '--to', 'https://service.example'], '--allow-origin', 'qa.example'],
    '--allow-origin "qa.example" is no origin',
    2,
  ],
  [
    'test:engines with an unknown feature',
    'tools/test-engines.ts',
    async () => ['--feature', 'nope', '--no-build'],
    'No feature has "nope" in its name. Features:\n',
    2,
  ],
  [
    'contract with two things to do',
    'tools/contract.ts',
    async folder => ['--check', '--bundle', join(folder, 'contract.yaml')],
    'Give one of --check and --bundle.',
    2,
  ],
  [
    'mutation with a word for a number',
    'tools/mutation.ts',
    async () => ['--concurrency', 'two'],
    'whole number',
    2,
  ],
])(
  '%s ends with one sentence, without a stack trace',
  { timeout: 60_000 },
  async (_, tool, createArguments, sentence, exitCode) => {
    const { status, stderr } = runTool(tool, ...(await createArguments(createFolder())));
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(exitCode);
  },
);

test('a mistake in a scenario is reported by the mock service with its file, not as a wrong command', {
  timeout: 60_000,
}, () => {
  const hooks = `export async function load(url, context, next) {
    if (url.includes('/happy-path.ts')) throw new Error('mistake in ' + url);
    return next(url, context);
  }`;
  const registration = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`)});`;
  const preload = `data:text/javascript,${encodeURIComponent(registration)}`;
  const { status, stderr } = runTool('--import', preload, 'tools/mock.ts', '--port', '0');
  expect(stderr).toMatch(/mistake in file:.*happy-path\.ts/);
  expect(stderr).not.toContain('--allow-host');
  expect(status).toBe(1);
});

test('a run of tests with a file that cannot be loaded does not look for the name pattern in vain', {
  timeout: 60_000,
}, () => {
  const folder = createFolder();
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'broken.test.ts'), "import './missing.ts';");
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--root', folder, '-t', 'happy-path'],
      ...['--reporter', join(root, 'tests/requirements/vitest-reporter.ts'), '--reporter', 'default'],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toContain('missing.ts');
  expect(stderr).not.toContain('No test of these files');
  expect(status).toBe(1);
});

test('a host name is allowed as the browser sends it, in small letters', () => {
  expect(checkHosts(['MeuPC.local', 'qa.example', '[::1]'], '')).toEqual([
    'meupc.local',
    'qa.example',
    '[::1]',
  ]);
});
