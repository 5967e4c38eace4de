import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { checks } from '../../tools/checks.ts';
import { sourcesUnder } from '../../tools/source-stamp.ts';
import { importsOf } from './imports-of.ts';
import { isCode, listRepositoryFiles, readSource } from './repository-files.ts';
import { resolve } from './resolve.ts';

test.each(
  checks.filter(({ name }) =>
    ['types', 'nothing unused', 'lint and formatting', 'architecture'].includes(name),
  ),
)('npm run check runs "$name" again when any file of code has changed', ({ name, inputs }) => {
  const watchedFiles = new Set(sourcesUnder(...inputs));
  const unwatchedFiles = listRepositoryFiles().filter(path => isCode(path) && !watchedFiles.has(path));
  expectNoBreaches(
    unwatchedFiles.map(path => `${path} is no input of the check "${name}".`),
    {
      rule: 'A check runs again when a file that it reads has changed.',
      remedy: 'Add the folder to the inputs in tools/checks.ts.',
    },
  );
  for (const path of ['package-lock.json', 'tsconfig.json', 'biome.json', 'knip.jsonc'])
    expect(watchedFiles).toContain(path);
});

test.each(
  checks.flatMap(({ name, args, inputs }) =>
    args.filter(path => /^(?:tools|tests)\/.*\.ts$/.test(path)).map(entry => ({ name, entry, inputs })),
  ),
)(
  'npm run check runs "$name" again when a file that $entry imports has changed',
  ({ name, entry, inputs }) => {
    const watchedFiles = new Set(sourcesUnder(...inputs));
    const files = new Set(listRepositoryFiles());
    const importedFiles = new Set([entry]);
    for (const path of importedFiles)
      for (const { specifier, kind } of importsOf(path, readSource(path))) {
        const target = resolve(path, specifier);
        if (kind !== 'type' && target.kind === 'file' && files.has(target.path))
          importedFiles.add(target.path);
      }
    expect(importedFiles.size).toBeGreaterThan(1);
    expectNoBreaches(
      [...importedFiles]
        .filter(path => !watchedFiles.has(path))
        .map(path => `${path} is no input of the check "${name}".`),
      {
        rule: 'A check runs again when a file that its program imports has changed.',
        remedy: 'Add the file or its folder to the inputs in tools/checks.ts.',
      },
    );
  },
);

test.each(checks.filter(({ inputs }) => !inputs.includes('.')))(
  'npm run check does not run "$name" again after a change of a document in the root',
  ({ inputs }) => {
    const watchedFiles = sourcesUnder(...inputs);
    expect(watchedFiles).toContain('package-lock.json');
    expect(watchedFiles).not.toContain('README.md');
  },
);

test('the check of lint and formatting ends with the command that corrects most findings', () => {
  const remedy = checks.find(({ name }) => name === 'lint and formatting')?.remedy;
  expect(remedy).toContain('npm run format');
});
