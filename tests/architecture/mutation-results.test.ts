import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { scoreCells, scoreOf } from '../../tools/mutation/report.ts';
import { formatStored, type StoredResults } from '../../tools/mutation/stored-results.ts';
import { subjects } from '../../tools/mutation/subjects.ts';
import { isTestCode, listRepositoryFiles, readSource } from './repository-files.ts';

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

/** Paths or patterns without braces. */
function withoutBraces(glob: string): string[] {
  const [braces, alternatives] = /\{([^}]*)\}/.exec(glob) ?? [];
  if (braces === undefined || alternatives === undefined) return [glob];
  return alternatives.split(',').flatMap(alternative => withoutBraces(glob.replace(braces, alternative)));
}

/** `*` stands for a part of a name, and `**` with its slash for any folders. */
const asExpression = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replace(/[.]/g, '\\.').replace(/\*\*\/|\*/g, part => (part === '*' ? '[^/]*' : '(.+/)?'))}$`,
  );

const filesAt = (globs: readonly string[]): string[] => {
  const expressions = globs.flatMap(withoutBraces).map(asExpression);
  return listRepositoryFiles().filter(path => expressions.some(expression => expression.test(path)));
};

test('every path and every pattern of a subject finds a file', () => {
  const globs = subjects.flatMap(({ files, tests }) => [...files, ...tests]);
  const found = globs
    .flatMap(glob => withoutBraces(glob.replace('!', '')))
    .map(glob => [glob, filesAt([glob])]);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([, paths]) => paths?.length === 0)).toEqual([]);
});

/** The rows of the files that no subject measures: one for each folder, and one for all layers without a measured file. */
function rowsOfUnmeasuredFiles(): string[] {
  const measuredFiles = new Set(
    subjects.flatMap(({ files }) => {
      const leftOut = filesAt(files.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1)));
      return filesAt(files).filter(path => !leftOut.includes(path));
    }),
  );
  const layerOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const measuredLayers = new Set(Array.from(measuredFiles, layerOf));
  const unmeasuredLayers = new Set<string>();
  const namesByFolder = new Map<string, string[]>();
  for (const path of filesAt(['src/**/*.{ts,tsx}'])) {
    if (/\/testing\/|\.d\.ts$/.test(path) || isTestCode(path) || measuredFiles.has(path)) continue;
    if (!measuredLayers.has(layerOf(path))) unmeasuredLayers.add(`\`${layerOf(path)}\``);
    else {
      const folder = posix.dirname(path);
      const name = `\`${posix.basename(path, '.ts')}\``;
      namesByFolder.set(folder, [...(namesByFolder.get(folder) ?? []), name]);
    }
  }
  return [
    ...Array.from(namesByFolder, ([folder, names]) => `| \`${folder}\` | ${names.join(', ')} |`),
    `| ${[...unmeasuredLayers].join(', ')} | all |`,
  ];
}

test('docs/mutation.md lists the files that no subject measures', () => {
  const [, ...tables] = readSource('docs/mutation.md').split(
    '| folder | files without a subject |\n|---|---|\n',
  );
  expect(tables).toHaveLength(1);
  const rows = tables[0]?.split('\n\n')[0]?.split('\n');
  expect(rows, 'Copy the expected rows into docs/mutation.md.').toEqual(rowsOfUnmeasuredFiles());
});

test('the committed results together have less than 3 MB', () => {
  const bytes = storedFiles.map(path => Buffer.byteLength(readSource(path)));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
