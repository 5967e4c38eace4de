import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const tools = fileURLToPath(new URL('./', import.meta.url));

test('a linked node_modules belongs to another checkout: it is used, but never overwritten', () => {
  const folder = createTemporaryFolder('clone-');
  for (const path of ['clone/tools/engines', 'others/modules'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const file of ['bootstrap.mjs', 'chromium.mjs', 'engines/find-engines.mjs'])
    cpSync(join(tools, file), join(folder, 'clone/tools', file));
  writeFileSync(join(folder, 'clone/package-lock.json'), '{}');
  writeFileSync(join(folder, 'others/modules/theirs'), 'kept');
  symlinkSync(join(folder, 'others/modules'), join(folder, 'clone/node_modules'));

  const { stdout } = spawnSync(process.execPath, [join(folder, 'clone/tools/bootstrap.mjs'), 'nothing'], {
    encoding: 'utf8',
  });

  expect(stdout).toMatch(/node_modules is a link to .*others\/modules: it is used as it is/);
  expect(readFileSync(join(folder, 'others/modules/theirs'), 'utf8')).toBe('kept');
});

/** A clone with Node programs only, and a folder of programs that install nothing and print their arguments. */
function createEmptyClone(): string {
  const folder = createTemporaryFolder('clone-');
  for (const path of ['tools/engines', 'node_modules/.cache', 'bin'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const file of ['bootstrap.mjs', 'chromium.mjs', 'engines/find-engines.mjs'])
    cpSync(join(tools, file), join(folder, 'tools', file));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const lock = createHash('sha256').update('{}').digest('hex');
  writeFileSync(join(folder, 'node_modules/.cache/installed-lock'), lock);
  for (const program of ['npx', 'npm', 'sudo', 'apt-get'])
    addProgram(folder, program, `echo "${program} $*"\nexit 1`);
  return folder;
}

function addProgram(clone: string, program: string, script: string): void {
  writeFileSync(join(clone, 'bin', program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

const runBootstrap = (clone: string, task: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(clone, 'tools/bootstrap.mjs'), task, ...args], {
    encoding: 'utf8',
    env: { PATH: join(clone, 'bin') },
  });

/** The output of a clone in which npm has installed these packages by itself, as `npm ci` does. */
function runAfterNpmCi(installed: Record<string, { version: string }>): string {
  const clone = createEmptyClone();
  const locked = {
    '': { name: 'clone' },
    'node_modules/needed': { version: '1.2.0' },
    'node_modules/for-windows': { version: '3.0.0', optional: true },
  };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return runBootstrap(clone, 'nothing').stdout;
}

test('packages that npm ci has installed are not installed again', () => {
  expect(runAfterNpmCi({ 'node_modules/needed': { version: '1.2.0' } })).not.toContain('Installing');
});

test.each([
  ['missing', {}],
  ['of another version', { 'node_modules/needed': { version: '1.1.0' } }],
  [
    'incomplete: an optional one is of another version',
    { 'node_modules/needed': { version: '1.2.0' }, 'node_modules/for-windows': { version: '2.0.0' } },
  ],
])('packages that are %s are installed', (_, installed: Record<string, { version: string }>) => {
  expect(runAfterNpmCi(installed)).toContain('Installing the locked dependencies');
});

test('[16.1] without Firefox and WebKit the message names the missing builds; own builds are tried first, then packages', () => {
  const { stdout, stderr, status } = runBootstrap(createEmptyClone(), 'test:engines');

  const lines = stdout.split('\n');
  expect(lines[0]).toMatch(
    /need firefox and webkit: .* or else firefox-esr, webkit2gtk-driver, xvfb from Debian/,
  );
  expect(lines[1]).toBe('npx playwright install firefox webkit');
  if (existsSync('/usr/bin/apt-get'))
    expect(lines.find(line => line.includes('install -y'))).toMatch(
      /--no-install-recommends firefox-esr webkit2gtk-driver xvfb$/,
    );
  expect(stderr).toContain('These could not be installed: gecko, webkit. Install Firefox 143 or newer');
  expect(status).toBe(1);
});

test.each([
  ['140.12.0esr', /^The tests in Gecko and WebKit need firefox and webkit/],
  ['142.0.1', /^The tests in Gecko and WebKit need firefox and webkit/],
  ['143.0', /^The tests in Gecko and WebKit need webkit:/],
  ['153.7.0esr', /^The tests in Gecko and WebKit need webkit:/],
])('[16.1] Firefox %s is replaced if Playwright cannot drive it', (version, message) => {
  const clone = createEmptyClone();
  addProgram(clone, 'firefox-esr', `echo "Mozilla Firefox ${version}"`);

  expect(runBootstrap(clone, 'test:engines').stdout).toMatch(message);
});

test.each(['test', 'test:full'])(
  'npm run %s with an argument names the command for it, and starts nothing',
  task => {
    const { stdout, stderr, status } = runBootstrap(createEmptyClone(), task, 'src/flows/drafts.test.ts');
    expect(stderr).toContain('npm run test:unit -- <file>');
    expect(stdout).toBe('');
    expect(status).toBe(2);
    const help = runBootstrap(createEmptyClone(), task, '--help');
    expect(help.stdout).toContain('npm run test:unit -- <file>');
    expect(help.status).toBe(0);
  },
);

test('npm run test:engines -- --help installs no browser', () => {
  const { stdout } = runBootstrap(createEmptyClone(), 'test:engines', '--help');
  expect(stdout.trim()).toBe('npx tsx tools/test-engines.ts --help');
});
