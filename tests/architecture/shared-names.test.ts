import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { isCode, isGenerated, isTestCode, listRepositoryFiles, readSource } from './repository-files.ts';
import { sharedNames } from './shared-names.ts';

test('an exported name of src has one declaration', () => {
  const files = listRepositoryFiles()
    .filter(path => path.startsWith('src/') && isCode(path) && !isGenerated(path) && !isTestCode(path))
    .map(path => ({ path, source: readSource(path) }));
  expect(files.length).toBeGreaterThan(200);
  expectNoBreaches(sharedNames(files), {
    rule: 'An exported name of src has one declaration, so a name has one meaning.',
    remedy: 'Rename one of them by its subject.',
  });
});

test('two exports with one name are reported, and a declaration of a registry is not', () => {
  expect(
    sharedNames([
      { path: 'src/ui/invented-0.ts', source: 'export const backdrop = 1;' },
      { path: 'src/frame/invented-1.ts', source: 'export interface backdrop {}' },
      { path: 'src/journey/masks/invented-2.ts', source: 'export const date = 1;' },
      { path: 'src/journey/fields/invented-3.ts', source: 'export const date = 1;' },
    ]),
  ).toEqual(['backdrop: src/ui/invented-0.ts, src/frame/invented-1.ts']);
});
