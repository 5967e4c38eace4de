import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { resolve } from './resolve.ts';
import { isCode, isGenerated, isTestGear, readSource, repositoryFiles } from './source-files.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}
const manifest: Manifest = JSON.parse(readSource('package.json'));
const shipped = Object.keys(manifest.dependencies);
const tools = Object.keys(manifest.devDependencies);

/** Rows of the two tables: package, reason, and whether it is under "What ships". */
function reasonsIn(page: string): { name: string; reason: string; ships: boolean }[] {
  return page.split(/^## /m).flatMap(part =>
    [...part.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name = '', reason = '']) => ({
      name,
      reason,
      ships: part.startsWith('What ships'),
    })),
  );
}
const reasons = reasonsIn(readSource('docs/decisions/0011-dependencies.md'));

/** Who imports a package: files, by its name. Style sheets and configurations count, whatever reads them. */
const importers = new Map<string, string[]>();
for (const path of repositoryFiles()) {
  const text = /\.(css|m?[jt]sx?|yaml)$/.test(path) && !isGenerated(path) ? readSource(path) : '';
  const specifiers = isCode(path)
    ? importsOf(path, text).map(({ specifier }) => specifier)
    : [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  for (const specifier of specifiers) {
    const target = specifier === '' ? undefined : resolve(path, specifier);
    if (target?.kind === 'package') importers.set(target.name, [...(importers.get(target.name) ?? []), path]);
  }
}

/** Used without an import: started by name, asked for by another package, or types. */
const STARTED = new Map([
  ['@biomejs/biome', 'biome '],
  ['@redocly/cli', '@redocly/cli'],
  ['@vitest/browser', 'vitest/browser'],
  ['tsx', 'tsx '],
  ['playwright', "'playwright'"],
  ['ajv-formats', 'ajv-formats'],
  ['@pandacss/dev', 'panda '],
  ['@ladle/react', 'ladle '],
  ['knip', 'knip'],
  ['typescript-7', 'typescript-7/bin/tsc'],
  ['@mdn/browser-compat-data', "'@mdn/browser-compat-data'"],
]);
const everyText = `${Object.values(manifest.scripts).join('\n')}\n${repositoryFiles()
  .filter(path => isCode(path) && !path.startsWith('tests/architecture/'))
  .map(readSource)
  .join('\n')}`;

function isUsed(name: string): boolean {
  if (importers.has(name)) return true;
  const started = STARTED.get(name);
  if (started !== undefined) return everyText.includes(started);
  return name.startsWith('@types/') && (name === '@types/node' || isUsed(name.replace('@types/', '')));
}

test('every dependency has a reason, in the table of what ships or of what builds and tests', () => {
  const named = (ships: boolean) => reasons.filter(row => row.ships === ships).map(({ name }) => name);
  expect(named(true).sort()).toEqual([...shipped].sort());
  expect(named(false).sort()).toEqual([...tools].sort());
});

test('every dependency is used, unless its reason says that it is not used yet', () => {
  const admitted = reasons.filter(({ reason }) => reason.startsWith('not used yet')).map(({ name }) => name);
  expect([...shipped, ...tools].filter(name => !isUsed(name)).sort()).toEqual(admitted.sort());
});

test('what ships is imported by the app, and the app imports nothing else', () => {
  const byApp = [...importers].filter(([, paths]) =>
    paths.some(path => path.startsWith('src/') && !isTestGear(path)),
  );
  const astray = byApp.map(([name]) => name).filter(name => !shipped.includes(name));
  expect(astray).toEqual([]);
});

test('every version is exact', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});
