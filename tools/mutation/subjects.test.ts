import { expect, test } from 'vitest';
import { listRepositoryFiles } from '#tests/architecture/repository-files.ts';
import { subjects } from './subjects.ts';
import { filesAt, withoutBraces } from './unmeasured.ts';

test('every path and every pattern of a subject finds a file', () => {
  const globs = subjects.flatMap(({ files, tests }) => [...files, ...tests]);
  const found = globs
    .flatMap(glob => withoutBraces(glob.replace('!', '')))
    .map(glob => [glob, filesAt([glob], listRepositoryFiles())]);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([, paths]) => paths?.length === 0)).toEqual([]);
});
