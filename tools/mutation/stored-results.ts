import { createHash } from 'node:crypto';
import { numbersWithoutNoticedMutant } from '#tests/requirements/numbers-without-noticed-mutant.ts';
import type { Mutant, MutationReport } from './report.ts';

/** The parts of a test in Stryker's report that identify the test. */
interface ReportedTest {
  id: string;
  name: string;
}

/** The parts of an earlier report that Stryker reads in order to reuse its results. */
export interface ReusableReport extends MutationReport {
  testFiles: Readonly<Record<string, { source?: string; tests: readonly ReportedTest[] }>>;
}

/**
 * A mutant: its place, the kind of change, the replacement, the status, and the ids of its tests. Those are the tests
 * that noticed the mutant, or for any other status the tests that ran it.
 */
type StoredMutant = readonly [
  place: string,
  mutatorName: string,
  replacement: string,
  status: string,
  ...testIds: string[],
];

/** The results of a subject as they are committed: the parts that the next run needs, without paths of the machine. */
export interface StoredResults {
  /**
   * Requirement numbers whose tests ran mutants and noticed none (`numbersWithoutNoticedMutant`). They cannot be
   * computed from the other members, because a noticed mutant names only the tests that failed. Older results lack
   * them.
   */
  unnoticedNumbers?: readonly string[];
  /** By the path from the root of the repository. `source` is the id of the content in git (`blobIdOf`). */
  files: Readonly<Record<string, { source: string; mutants: readonly StoredMutant[] }>>;
  /** `names`: the ids and names of the tests that a mutant names. */
  tests: Readonly<
    Record<string, { source: string; names: readonly (readonly [id: string, name: string])[] }>
  >;
}

/** The id that git gives a file with this content. With the id git finds the content of an earlier version. */
export const blobIdOf = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');

/** Does not depend on the other tests, unlike the numbers in a report. */
const testIdOf = (path: string, name: string): string =>
  createHash('sha256').update(`${path}\0${name}`).digest('hex').slice(0, 8);

const isBefore = (a: Mutant, b: Mutant): number =>
  a.location.start.line - b.location.start.line ||
  a.location.start.column - b.location.start.column ||
  a.location.end.line - b.location.end.line ||
  a.location.end.column - b.location.end.column ||
  textOrder(a.mutatorName, b.mutatorName) ||
  textOrder(a.replacement ?? '', b.replacement ?? '');

const textOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const byKey = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).sort(([a], [b]) => textOrder(a, b));

/** The results in a report of Stryker. A mutant that was left out has no result. */
export function storedResultsOf(report: ReusableReport): StoredResults {
  const { files, testFiles } = report;
  const storedIds = new Map(
    Object.entries(testFiles).flatMap(([path, { tests }]) =>
      tests.map(({ id, name }) => [id, testIdOf(path, name)] as const),
    ),
  );
  const usedIds = new Set<string>();
  const storedFiles = byKey(files).map(([path, { source, mutants }]) => {
    let previousLine = 0;
    const storedMutants = mutants
      .filter(({ status }) => status !== 'Ignored')
      .toSorted(isBefore)
      .map((mutant): StoredMutant => {
        const { location, mutatorName, replacement = mutatorName, status } = mutant;
        const { start, end } = location;
        // Lines are counted from the previous mutant, so that a new line of code changes one line of the file.
        const place = `${start.line - previousLine}:${start.column} ${end.line - start.line}:${end.column}`;
        previousLine = start.line;
        const tests = (status === 'Killed' ? mutant.killedBy : mutant.coveredBy) ?? [];
        const testIds = tests.flatMap(id => storedIds.get(id) ?? []).sort();
        for (const id of testIds) usedIds.add(id);
        return [place, mutatorName, replacement, status, ...testIds];
      });
    return [path, { source: blobIdOf(source), mutants: storedMutants }] as const;
  });
  const storedTests = byKey(testFiles).flatMap(([path, { source = '', tests }]) => {
    const names = [...new Set(tests.map(({ name }) => name))]
      .sort()
      .map(name => [testIdOf(path, name), name] as const)
      .filter(([id]) => usedIds.has(id));
    return names.length > 0 ? [[path, { source: blobIdOf(source), names }] as const] : [];
  });
  return {
    unnoticedNumbers: numbersWithoutNoticedMutant(report).toSorted(textOrder),
    files: Object.fromEntries(storedFiles),
    tests: Object.fromEntries(storedTests),
  };
}

/**
 * A report that Stryker can reuse. It lacks the tests of a changed test file and the mutants of a source whose former
 * text is unknown, so these mutants are tried again.
 * @param textOf the text of a path with this id in git; undefined if it is unknown.
 */
export function reportOfStored(
  { files, tests }: StoredResults,
  textOf: (path: string, blobId: string) => string | undefined,
): ReusableReport {
  const reportedFiles = Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const text = textOf(path, source);
    if (text === undefined) return [];
    let previousLine = 0;
    const reportedMutants = mutants.map(([place, mutatorName, replacement, status, ...testIds]): Mutant => {
      const [lines = 0, column = 0, height = 0, endColumn = 0] = place.split(/[: ]/).map(Number);
      const line = previousLine + lines;
      previousLine = line;
      return {
        mutatorName,
        replacement,
        status,
        location: { start: { line, column }, end: { line: line + height, column: endColumn } },
        coveredBy: testIds,
        killedBy: status === 'Killed' ? testIds : [],
      };
    });
    return [[path, { source: text, mutants: reportedMutants }] as const];
  });
  const reportedTests = Object.entries(tests).flatMap(([path, { source, names }]) => {
    const text = textOf(path, source);
    if (text === undefined) return [];
    return [[path, { source: text, tests: names.map(([id, name]) => ({ id, name })) }] as const];
  });
  return { files: Object.fromEntries(reportedFiles), testFiles: Object.fromEntries(reportedTests) };
}

/** The report without mutants that ended by their time limit, which a busy machine can cause: they are tried again. */
export const withoutTimeouts = (report: ReusableReport): ReusableReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([path, file]) => [
      path,
      { ...file, mutants: file.mutants.filter(({ status }) => status !== 'Timeout') },
    ]),
  ),
});

/** JSON with a line for each mutant and each test, so that a difference shows what has changed. */
export function formatStored({ unnoticedNumbers, files, tests }: StoredResults): string {
  // The name of a test may contain an address with a password, which no file of the repository may have.
  const json = (value: unknown) => JSON.stringify(value).replaceAll('@', '\\u0040');
  const block = (head: string, lines: readonly string[], foot: string) =>
    `${head}\n${lines.join(',\n')}\n${foot}`;
  const fileBlocks = Object.entries(files).map(([path, { source, mutants }]) =>
    block(`${json(path)}: {"source": ${json(source)}, "mutants": [`, mutants.map(json), ']}'),
  );
  const testBlocks = Object.entries(tests).map(([path, { source, names }]) =>
    block(`${json(path)}: {"source": ${json(source)}, "names": [`, names.map(json), ']}'),
  );
  const numbers = unnoticedNumbers ? `"unnoticedNumbers": ${json(unnoticedNumbers)},\n` : '';
  return `{${numbers}${block('"files": {', fileBlocks, '},')}\n${block('"tests": {', testBlocks, '}}')}\n`;
}
