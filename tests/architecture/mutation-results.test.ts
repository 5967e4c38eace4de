import { expect, test } from 'vitest';
import { scoreCells, scoreOf } from '../../tools/mutation/report.ts';
import { blobIdOf, formatStored, type StoredResults } from '../../tools/mutation/stored-results.ts';
import { subjects } from '../../tools/mutation/subjects.ts';
import { filesAt, listUnmeasured, withoutBraces } from '../../tools/mutation/unmeasured.ts';
import { listRepositoryFiles, readSource } from './repository-files.ts';

const folder = 'tools/mutation/incremental/';
const storedFiles = listRepositoryFiles().filter(path => path.startsWith(folder));
// `formatStored` wrote these files, which the second test checks.
const readStored = (path: string): StoredResults => JSON.parse(readSource(path)) as StoredResults;
const tableRows = readSource('docs/mutation.md').split('\n');

test('every subject of npm run mutation has committed results, and the folder contains nothing else', () => {
  expect(storedFiles).toEqual(subjects.map(({ name }) => `${folder}${name}.json`).sort());
});

test.each(storedFiles)('%s has the form that the next run reads, without paths of a machine', path => {
  const stored = readStored(path);
  // The form has no other members, so nothing else that Stryker knows about the machine can be in the file.
  expect(readSource(path)).toBe(formatStored(stored));
  const paths = [...Object.keys(stored.files), ...Object.keys(stored.tests)];
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter(name => !/^src\/[\w./-]+\.ts$/.test(name))).toEqual([]);
});

test.each(subjects)('docs/mutation.md says the score of $name', ({ name, minimumScore = 0 }) => {
  const { files } = readStored(`${folder}${name}.json`);
  const score = scoreOf(
    Object.values(files).flatMap(({ mutants }) => mutants.map(([, , , status]) => status)),
  );
  expect(score.score).toBeGreaterThanOrEqual(minimumScore);
  const row = tableRows.find(line => line.startsWith(`| \`${name}\` | `)) ?? '';
  expect(row).toMatch(/\| \d{4}-\d\d-\d\d \|/);
  expect(row).toContain(scoreCells(score));
});

/**
 * The largest share of mutants that may belong to a file which has changed since their run. It was 88% on 2026-11-30.
 * Lower it after a renewal (docs/mutation.md, 'How old the results are').
 */
const MAX_STALE_SHARE = 0.9;

test('the share of mutants in files that have changed since their run keeps its limit', () => {
  const measuredFiles = storedFiles.flatMap(path => Object.entries(readStored(path).files));
  const staleFiles = measuredFiles.filter(([path, { source }]) => blobIdOf(readSource(path)) !== source);
  const countMutants = (files: typeof measuredFiles) =>
    files.reduce((sum, [, { mutants }]) => sum + mutants.length, 0);
  const [stale, all] = [countMutants(staleFiles), countMutants(measuredFiles)];
  const percentage = ((stale / all) * 100).toFixed(0);
  expect(
    stale / all,
    `${percentage}% of the mutants (${stale} of ${all}) belong to files that have changed since their run. Renew the subjects: npm run mutation -- <subject>`,
  ).toBeLessThanOrEqual(MAX_STALE_SHARE);
});

test('no results are of a file that is gone', () => {
  const repositoryFiles = new Set(listRepositoryFiles());
  const gone = storedFiles.flatMap(path =>
    Object.keys(readStored(path).files)
      .filter(measuredFile => !repositoryFiles.has(measuredFile))
      .map(measuredFile => `${path}: ${measuredFile}`),
  );
  expect(gone, 'Run the subject, or remove the entry of the file and correct the row.').toEqual([]);
});

test('every path and every pattern of a subject finds a file', () => {
  const globs = subjects.flatMap(({ files, tests }) => [...files, ...tests]);
  const found = globs
    .flatMap(glob => withoutBraces(glob.replace('!', '')))
    .map(glob => [glob, filesAt([glob], listRepositoryFiles())]);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([, paths]) => paths?.length === 0)).toEqual([]);
});

test('what no subject measures: single files of folders with a subject, and whole layers', () => {
  const files = ['src/flows/a.ts', 'src/flows/b.ts', 'src/flows/b.test.ts', 'src/ui/c.tsx', 'src/ui/d.tsx'];
  expect(listUnmeasured(files, [{ files: ['src/flows/*.ts', '!src/flows/b.ts'] }])).toEqual([
    'src/flows: b',
    'src/ui: all',
  ]);
});

test('the committed results together have less than 3 MB', () => {
  const bytes = storedFiles.map(path => Buffer.byteLength(readSource(path)));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
