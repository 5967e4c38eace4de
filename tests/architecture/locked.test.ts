import { expect, test } from 'vitest';
import { installScripts, type LockFile, lockBreaches, type Manifest } from './locked.ts';
import { readSource } from './source-files.ts';

const manifest: Manifest = JSON.parse(readSource('package.json'));
const lock: LockFile = JSON.parse(readSource('package-lock.json'));
const page = readSource('docs/decisions/0011-dependencies.md');

test('[12.12] what is installed is locked: exact, whole, and from a registry', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expect(lockBreaches(manifest, lock)).toEqual([]);
});

test('[12.12] every dependency has a reason that is more than its name', () => {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const reasons = new Map(
    [...page.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name, reason]) => [name, reason]),
  );
  expect(names.filter(name => (reasons.get(name) ?? '').split(' ').length < 2)).toEqual([]);
});

test('[12.12] a package that brings an install script stands in the list with why it works without it', () => {
  const [, told = ''] = page.split('## Install scripts');
  const listed = [...told.matchAll(/^- `([^`]+)`: .+/gm)].map(([, name]) => name);
  expect(installScripts(lock)).toEqual([...new Set(listed)].sort());
});

test.each(['tools/bootstrap.mjs', 'deploy/image.dockerfile'])(
  '[12.12] %s installs what is locked and runs no script of a package',
  path => {
    const installs = readSource(path).match(/\bnpm\b['", [\]]*(?:ci|install|i)\b[^\n]*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    for (const line of installs) expect(line).toMatch(/\bci\b.*--ignore-scripts/);
  },
);

const sha = `sha512-${'A'.repeat(86)}==`;
const small: Manifest = { dependencies: { one: '1.2.3' }, devDependencies: {} };
const lockOf = (entry: LockFile['packages'][string]): LockFile => ({
  lockfileVersion: 3,
  packages: { '': small, 'node_modules/one': entry },
});

test.each([
  ['another version', lockOf({ version: '1.2.4', integrity: sha }), 'one is 1.2.3 in package.json and 1.2.4'],
  ['no checksum', lockOf({ version: '1.2.3' }), 'node_modules/one has no checksum'],
  [
    'a weak checksum',
    lockOf({ version: '1.2.3', integrity: 'sha1-abc=' }),
    'node_modules/one has no checksum',
  ],
  [
    'git',
    lockOf({ version: '1.2.3', integrity: sha, resolved: 'git+ssh://git@a.b/c.git' }),
    'comes from git+ssh',
  ],
  [
    'plain http',
    lockOf({ version: '1.2.3', integrity: sha, resolved: 'http://a.b/c.tgz' }),
    'comes from http:',
  ],
  ['a folder', lockOf({ version: '1.2.3', integrity: sha, link: true }), 'node_modules/one is a link'],
  ['a range', lockOf({ version: '^1.2.3', integrity: sha }), 'node_modules/one is locked at ^1.2.3'],
  ['nothing', { lockfileVersion: 3, packages: { '': small } }, 'one is not in package-lock.json'],
])('[12.12] the search finds %s', (_what, broken, said) => {
  expect(lockBreaches(small, broken).join('\n')).toContain(said);
});

test('[12.12] a lock that is right is no breach, an optional package of another machine needs no checksum', () => {
  expect(lockBreaches(small, lockOf({ version: '1.2.3', integrity: sha }))).toEqual([]);
  const other = lockOf({ version: '1.2.3', integrity: sha });
  other.packages['node_modules/two'] = { version: '2.0.0', optional: true };
  expect(lockBreaches(small, other)).toEqual([]);
});
