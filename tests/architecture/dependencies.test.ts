import { test } from 'vitest';
import { expectNoBreaches, placeOf } from '#tests/support/expect-no-breaches.ts';
import { importsOf } from './imports-of.ts';
import { isCode, isGenerated, isTestCode, listRepositoryFiles, readSource } from './repository-files.ts';
import { resolve } from './resolve.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}
const manifestText = readSource('package.json');
const manifest: Manifest = JSON.parse(manifestText);
/** `path:line` of a package in package.json. */
const placeInManifest = (name: string): string => placeOf('package.json', manifestText, `"${name}"`);
const shippedPackages = Object.keys(manifest.dependencies);
const devPackages = Object.keys(manifest.devDependencies);

/** The rows of both tables. `isShipped` is true under "What ships". */
function readReasons(page: string): { name: string; reason: string; isShipped: boolean }[] {
  return page.split(/^## /m).flatMap(section =>
    [...section.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', reason = '']) => ({
      name,
      reason,
      isShipped: section.startsWith('What ships'),
    })),
  );
}
const page = 'docs/decisions/0011-dependencies.md';
const reasons = readReasons(readSource(page));

/** Importing files by package name, style sheets and YAML files included. */
const importersByPackage = new Map<string, string[]>();
for (const path of listRepositoryFiles()) {
  const text = /\.(css|m?[jt]sx?|yaml)$/.test(path) && !isGenerated(path) ? readSource(path) : '';
  const specifiers = isCode(path)
    ? importsOf(path, text).map(({ specifier }) => specifier)
    : [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  for (const specifier of specifiers) {
    const target = specifier === '' ? undefined : resolve(path, specifier);
    if (target?.kind === 'package')
      importersByPackage.set(target.name, [...(importersByPackage.get(target.name) ?? []), path]);
  }
}

/** Packages that are used without an import, with a text that shows their use. */
const USED_WITHOUT_IMPORT = new Map([
  ['@biomejs/biome', 'biome '],
  ['@redocly/cli', '@redocly/cli'],
  ['@vitest/browser', 'vitest/browser'],
  ['tsx', 'tsx '],
  ['playwright', "'playwright'"],
  ['ajv-formats', 'ajv-formats'],
  ['@pandacss/dev', 'panda '],
  ['@ladle/react', 'ladle '],
  ['knip', 'knip'],
  ['@stryker-mutator/core', '@stryker-mutator/core/bin'],
  ['@stryker-mutator/vitest-runner', "'@stryker-mutator/vitest-runner'"],
  ['typescript-7', 'typescript-7/bin/tsc'],
  ['@mdn/browser-compat-data', "'@mdn/browser-compat-data'"],
]);
const textsThatNamePackages = `${Object.values(manifest.scripts).join('\n')}\n${listRepositoryFiles()
  .filter(path => isCode(path) && !path.startsWith('tests/architecture/'))
  .map(readSource)
  .join('\n')}`;

function isUsed(name: string): boolean {
  if (importersByPackage.has(name)) return true;
  const usageText = USED_WITHOUT_IMPORT.get(name);
  if (usageText !== undefined) return textsThatNamePackages.includes(usageText);
  return name.startsWith('@types/') && (name === '@types/node' || isUsed(name.replace('@types/', '')));
}

test('every dependency has a reason in the right table: what ships, or what builds and tests', () => {
  const breaches = [true, false].flatMap(isShipped => {
    const table = isShipped ? 'What ships' : 'What builds and tests';
    const namedPackages = reasons.filter(row => row.isShipped === isShipped).map(({ name }) => name);
    const listedPackages = isShipped ? shippedPackages : devPackages;
    return [
      ...listedPackages
        .filter(name => !namedPackages.includes(name))
        .map(name => `${placeInManifest(name)} names ${name}, which the table "${table}" of ${page} lacks.`),
      ...namedPackages
        .filter((name, index) => !listedPackages.includes(name) || namedPackages.indexOf(name) !== index)
        .map(
          name =>
            `${placeOf(page, readSource(page), `\`${name}\``)} has ${name} in the table "${table}", where it does not belong.`,
        ),
    ];
  });
  expectNoBreaches(breaches, {
    rule: 'Each package has one row with its reason, in the table of the packages that ship or in that of the packages that build and test.',
    remedy: `Add, move or remove the row in ${page}.`,
  });
});

test('every dependency is used, unless its reason says that it is not used yet', () => {
  const packagesNotUsedYet = reasons
    .filter(({ reason }) => reason.startsWith('not used yet'))
    .map(({ name }) => name);
  expectNoBreaches(
    [...shippedPackages, ...devPackages]
      .filter(name => isUsed(name) === packagesNotUsedYet.includes(name))
      .map(name =>
        packagesNotUsedYet.includes(name)
          ? `${placeOf(page, readSource(page), `\`${name}\``)} calls ${name} not used yet, but something uses it.`
          : `${placeInManifest(name)} names ${name}, which nothing uses.`,
      ),
    {
      rule: 'Every package is used, unless its reason begins with "not used yet".',
      remedy:
        'Remove the package or the remark. A package that is used without an import belongs in USED_WITHOUT_IMPORT of tests/architecture/dependencies.test.ts.',
    },
  );
});

test('the app imports exactly the packages that ship', () => {
  const packagesOfApp = [...importersByPackage].filter(([, paths]) =>
    paths.some(path => path.startsWith('src/') && !isTestCode(path)),
  );
  expectNoBreaches(
    packagesOfApp
      .filter(([name]) => !shippedPackages.includes(name))
      .map(([name, paths]) => `${paths.filter(path => path.startsWith('src/')).join(', ')} imports ${name}.`),
    {
      rule: 'The app imports only packages that ship.',
      remedy: 'Move the package to "dependencies" in package.json with a reason, or do without it.',
    },
  );
});

test('every version is exact', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expectNoBreaches(
    versions
      .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${placeInManifest(name)} asks for ${name} ${version}.`),
    {
      rule: 'package.json names exact versions.',
      remedy: 'Install with npm install -E, or write the exact version.',
    },
  );
});
