import { expect, test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import {
  allowsNode,
  installScripts,
  type LockFile,
  lockBreaches,
  type Manifest,
  nodeBreaches,
} from './locked.ts';
import { readSource } from './repository-files.ts';

const manifestText = readSource('package.json');
const manifest: Manifest = JSON.parse(manifestText);
const lock: LockFile = JSON.parse(readSource('package-lock.json'));
const pagePath = 'docs/decisions/0011-dependencies.md';
const page = readSource(pagePath);

test('[12.12] the lock file has an exact version, a checksum and a registry for every package', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  expectNoBreaches(
    lockBreaches(manifest, lock).map(breach => `package-lock.json: ${breach}`),
    {
      rule: 'package-lock.json names one exact version, with its checksum, for each package of package.json.',
      remedy: 'Name an exact version in package.json and run npm install; never edit the lock file by hand.',
    },
  );
});

test('[12.12] the reason for a dependency has at least two words', () => {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const reasons = new Map(
    [...page.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name, reason]) => [name, reason]),
  );
  expectNoBreaches(
    names
      .filter(name => (reasons.get(name) ?? '').split(' ').length < 2)
      .map(name => `${placeOf('package.json', manifestText, `"${name}"`)} names ${name} without a reason.`),
    {
      rule: 'Each package has a row with a reason of at least two words.',
      remedy: 'Add a row to docs/decisions/0011-dependencies.md.',
    },
  );
});

test('[12.12] a page explains why each package with an install script works without the script', () => {
  const [, section = ''] = page.split('## Install scripts');
  const listedNames = [...section.matchAll(/^- `([^`]+)`: .+/gm)].map(([, name]) => name);
  const scripts = installScripts(lock);
  const explainedPackages = new Set(listedNames);
  expectNoBreaches(
    [
      ...scripts
        .filter(name => !explainedPackages.has(name))
        .map(name => `package-lock.json: ${name} brings an install script that the page does not explain.`),
      ...[...explainedPackages]
        .filter(name => name !== undefined && !scripts.includes(name))
        .map(
          name =>
            `${placeOf(pagePath, page, `\`${name}\``)} explains ${name}, which brings no install script.`,
        ),
    ],
    {
      rule: 'The section "Install scripts" lists exactly the packages with an install script.',
      remedy:
        'Add or remove its line in that section, with the reason why the package works without the script.',
    },
  );
});

test.each(['tools/bootstrap.mjs', 'deploy/image.dockerfile'])(
  '[12.12] %s installs the locked versions and runs no script of a package',
  path => {
    const installs = readSource(path).match(/\bnpm\b['", [\]]*(?:ci|install|i)\b[^\n]*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    expectNoBreaches(
      installs
        .filter(line => !/\bci\b.*--ignore-scripts/.test(line))
        .map(line => `${placeOf(path, readSource(path), line)} says ${line}`),
      {
        rule: 'Packages are installed as locked, and none of their scripts runs.',
        remedy: 'Write npm ci --ignore-scripts.',
      },
    );
  },
);

const CHECKSUM = `sha512-${'A'.repeat(86)}==`;
const smallManifest: Manifest = { dependencies: { one: '1.2.3' }, devDependencies: {} };
const lockFileWith = (entry: LockFile['packages'][string]): LockFile => ({
  lockfileVersion: 3,
  packages: { '': smallManifest, 'node_modules/one': entry },
});

test.each([
  [
    'another version',
    lockFileWith({ version: '1.2.4', integrity: CHECKSUM }),
    'one is 1.2.3 in package.json and 1.2.4',
  ],
  ['no checksum', lockFileWith({ version: '1.2.3' }), 'node_modules/one has no checksum'],
  [
    'a weak checksum',
    lockFileWith({ version: '1.2.3', integrity: 'sha1-abc=' }),
    'node_modules/one has no checksum',
  ],
  [
    'git',
    lockFileWith({ version: '1.2.3', integrity: CHECKSUM, resolved: 'git+ssh://git@a.b/c.git' }),
    'comes from git+ssh',
  ],
  [
    'plain http',
    lockFileWith({ version: '1.2.3', integrity: CHECKSUM, resolved: 'http://a.b/c.tgz' }),
    'comes from http:',
  ],
  [
    'a folder',
    lockFileWith({ version: '1.2.3', integrity: CHECKSUM, link: true }),
    'node_modules/one is a link',
  ],
  [
    'a range',
    lockFileWith({ version: '^1.2.3', integrity: CHECKSUM }),
    'node_modules/one is locked at ^1.2.3',
  ],
  ['nothing', { lockfileVersion: 3, packages: { '': smallManifest } }, 'one is not in package-lock.json'],
])('[12.12] the search finds %s', (_description, lockFile, complaint) => {
  expect(lockBreaches(smallManifest, lockFile).join('\n')).toContain(complaint);
});

test('[12.12] a correct lock file is no breach, and an optional package of another platform needs no checksum', () => {
  expect(lockBreaches(smallManifest, lockFileWith({ version: '1.2.3', integrity: CHECKSUM }))).toEqual([]);
  const versionOfOtherPlatform = lockFileWith({ version: '1.2.3', integrity: CHECKSUM });
  versionOfOtherPlatform.packages['node_modules/two'] = { version: '2.0.0', optional: true };
  expect(lockBreaches(smallManifest, versionOfOtherPlatform)).toEqual([]);
});

// The oldest supported version, and the last two even major versions.
test.each(['20.19.0', '24.0.0', '26.0.0'])('[16.8] every package of the lock file allows Node %s', node => {
  expect(nodeBreaches(lock, node)).toEqual([]);
  // No package allows this one, so the rule reads the ranges.
  expect(nodeBreaches(lock, '0.1.0').length).toBeGreaterThan(300);
});

test.each([
  ['>=20.19', '20.19.0', true],
  ['>=20.19', '20.18.9', false],
  ['^20.0.0 || ^22.0.0 || >=24.0.0', '26.0.0', true],
  ['^20.0.0 || ^22.0.0 || >=24.0.0', '23.1.0', false],
  ['^20.19.0', '20.2.0', false],
  ['>=20.19.0 <21.0.0', '20.20.2', true],
  ['>=20.19.0 <21.0.0', '21.0.0', false],
  ['6.* || 8.* || >= 10.*', '26.0.0', true],
  ['18 || 20', '24.0.0', false],
  ['*', '26.0.0', true],
])('the range %s contains Node %s: %s', (range, node, allowed) => {
  expect(allowsNode(range, node)).toBe(allowed);
});

test('a range of an unknown form is an error', () => {
  expect(() => allowsNode('lts', '26.0.0')).toThrow('lts in lts is no known range');
});
