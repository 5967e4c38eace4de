import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { importsOf } from './imports-of.ts';
import { isReadersCode } from './remember-per-file.ts';
import { listRepositoryFiles, readSource } from './repository-files.ts';
import { resolve } from './resolve.ts';

test('the version of the stored results includes all code that decides about them', () => {
  const files = new Set(listRepositoryFiles());
  const importedFilesOf = (path: string): readonly string[] =>
    importsOf(path, readSource(path))
      .filter(({ kind }) => kind !== 'type')
      .map(({ specifier }) => resolve(path, specifier))
      .flatMap(target => (target.kind === 'file' && files.has(target.path) ? [target.path] : []));
  const readers = [...files].filter(
    path =>
      path !== 'tests/architecture/remember-per-file.test.ts' &&
      importedFilesOf(path).includes('tests/architecture/remember-per-file.ts'),
  );
  expect(readers.length).toBeGreaterThan(5);
  const reached = new Set(readers);
  for (const path of reached) for (const imported of importedFilesOf(path)) reached.add(imported);
  // Only these read files by themselves: the list of files, the sources, and the results of earlier runs.
  const readsFiles = (path: string): boolean =>
    importsOf(path, readSource(path)).some(({ specifier }) => specifier.startsWith('node:fs'));
  expect([...reached].filter(readsFiles).sort()).toEqual([
    'tests/architecture/file-memory.ts',
    'tests/architecture/repository-files.ts',
  ]);
  expectNoBreaches(
    [...reached]
      .filter(path => !isReadersCode(path) && path !== 'tests/architecture/store-file-memory.ts')
      .map(path => `${path} decides what a rule reads from a file.`),
    {
      rule: 'A reader that is remembered per file imports only code of tests/architecture and tests/requirements.',
      remedy: 'Pass the value to a function that is not remembered, or move the code into these folders.',
    },
  );
});

test('each remembered reader has a name of its own', () => {
  const names = listRepositoryFiles()
    .filter(isReadersCode)
    .flatMap(path => [...readSource(path).matchAll(/\brememberPerFile\(\s*'([\w-]+)'/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
});
