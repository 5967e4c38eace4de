import { expect, test } from 'vitest';
import {
  blobIdOf,
  formatStored,
  reportOfStored,
  storedResultsOf,
  withoutTimeouts,
} from './stored-results.ts';

const source = 'const a = 1;\nif (a > 0) b();\n';
const testSource = "test('x', () => {});\n";

const at = (startLine: number, startColumn: number, endLine: number, endColumn: number) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});

const killed = {
  id: '7',
  mutatorName: 'EqualityOperator',
  replacement: 'a >= 0',
  status: 'Killed',
  statusReason: 'expected 1 to be 2',
  testsCompleted: 4,
  location: at(2, 5, 2, 10),
  killedBy: ['0'],
  coveredBy: ['0', '1'],
};
const survived = {
  id: '3',
  mutatorName: 'BlockStatement',
  replacement: '{}',
  status: 'Survived',
  location: at(1, 1, 2, 16),
  coveredBy: ['1', '0'],
};
const ignored = { ...survived, id: '9', status: 'Ignored', location: at(1, 11, 1, 12) };

const report = {
  projectRoot: '/anywhere',
  files: { 'src/a.ts': { source, mutants: [killed, ignored, survived] } },
  testFiles: {
    'src/a.test.ts': {
      source: testSource,
      tests: [
        { id: '1', name: 'second' },
        { id: '0', name: 'first' },
        { id: '2', name: 'third' },
      ],
    },
  },
};

const currentTexts = new Map([
  ['src/a.ts', source],
  ['src/a.test.ts', testSource],
]);
const readCurrent = (path: string, blobId: string) => {
  const text = currentTexts.get(path);
  return text !== undefined && blobIdOf(text) === blobId ? text : undefined;
};

test('a source is known by the id that git gives its content', () => {
  expect(blobIdOf('hello\n')).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
  expect(blobIdOf('São Paulo\n')).toBe('6a9709e62ee27ae376235a95ea2f16ba66066e02');
});

test('stored results name the place, the change, the status and the tests of each mutant, a line each, in order of the places', () => {
  expect(formatStored(storedResultsOf(report)).split('\n')).toEqual([
    '{"unnoticedNumbers": [],',
    '"files": {',
    `"src/a.ts": {"source": "${blobIdOf(source)}", "mutants": [`,
    '["1:1 1:16","BlockStatement","{}","Survived","6f0c1d5d","ca0ce987"],',
    '["1:5 0:10","EqualityOperator","a >= 0","Killed","6f0c1d5d"]',
    ']}',
    '},',
    '"tests": {',
    `"src/a.test.ts": {"source": "${blobIdOf(testSource)}", "names": [`,
    '["6f0c1d5d","first"],',
    '["ca0ce987","second"]',
    ']}',
    '}}',
    '',
  ]);
});

test('what was stored is what Stryker needs to reuse the results', () => {
  const stored = JSON.parse(formatStored(storedResultsOf(report)));
  const { files, testFiles } = reportOfStored(stored, readCurrent);
  expect(files['src/a.ts']?.source).toBe(source);
  expect(testFiles['src/a.test.ts']).toMatchObject({ source: testSource });
  const testNames = new Map(testFiles['src/a.test.ts']?.tests.map(({ id, name }) => [id, name]));
  const mutants = files['src/a.ts']?.mutants.map(({ killedBy, coveredBy, ...mutant }) => ({
    ...mutant,
    killedBy: killedBy?.map(id => testNames.get(id)),
    coveredBy: coveredBy?.map(id => testNames.get(id)),
  }));
  expect(mutants).toMatchObject([
    { status: 'Survived', replacement: '{}', location: survived.location, coveredBy: ['first', 'second'] },
    { status: 'Killed', replacement: 'a >= 0', location: killed.location, killedBy: ['first'] },
  ]);
});

test('an address in the name of a test does not look like one with a password', () => {
  const tests = { 'src/a.test.ts': { source: '', names: [['1', 'https://a:b@c']] as const } };
  const text = formatStored({ files: {}, tests });
  expect(text).not.toContain('@');
  expect(JSON.parse(text)).toEqual({ files: {}, tests });
});

test('the order of the mutants and the numbers of the tests in a report change nothing', () => {
  const reordered = {
    ...report,
    projectRoot: '/elsewhere',
    files: {
      'src/a.ts': {
        source,
        mutants: [
          { ...survived, coveredBy: ['4', '5'] },
          { ...killed, killedBy: ['5'], coveredBy: ['5'] },
        ],
      },
    },
    testFiles: {
      'src/a.test.ts': {
        source: testSource,
        tests: [
          { id: '5', name: 'first' },
          { id: '4', name: 'second' },
        ],
      },
    },
  };
  expect(formatStored(storedResultsOf(reordered))).toBe(formatStored(storedResultsOf(report)));
});

test('a line that is inserted above changes the line of one mutant only', () => {
  const moved = [killed, survived].map(mutant => ({
    ...mutant,
    location: at(
      mutant.location.start.line + 1,
      mutant.location.start.column,
      mutant.location.end.line + 1,
      mutant.location.end.column,
    ),
  }));
  const linesOf = (mutants: readonly (typeof killed | typeof survived)[]) =>
    formatStored(
      storedResultsOf({ ...report, files: { 'src/a.ts': { source, mutants: [...mutants] } } }),
    ).split('\n');
  const before = linesOf([killed, survived]);
  const after = linesOf(moved);
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
});

test('mutants that ended by their time limit can be left out', () => {
  const withTimeout = {
    ...report,
    files: { 'src/a.ts': { source, mutants: [killed, { ...survived, status: 'Timeout' }] } },
  };
  expect(withoutTimeouts(withTimeout).files['src/a.ts']?.mutants).toEqual([killed]);
});

test('the results of a changed source whose former text is unknown, and of changed tests, are left out', () => {
  const stored = storedResultsOf(report);
  const readAllBut = (missing: string) => (path: string, blobId: string) =>
    path === missing ? undefined : readCurrent(path, blobId);
  expect(reportOfStored(stored, readAllBut('src/a.ts')).files).toEqual({});
  const withoutTests = reportOfStored(stored, readAllBut('src/a.test.ts'));
  expect(withoutTests.testFiles).toEqual({});
  expect(Object.keys(withoutTests.files)).toEqual(['src/a.ts']);
});

test('[16.7b] stored results name the numbers whose tests notice no change, although a noticed change names only the test that failed first', () => {
  const { files } = report;
  const nameTests = (...names: readonly string[]) => ({
    files,
    testFiles: {
      'src/a.test.ts': { source: testSource, tests: names.map((name, index) => ({ id: `${index}`, name })) },
    },
  });
  // The second test runs the noticed change, too.
  expect(storedResultsOf(nameTests('[5.13] first', '[5.14a] second')).unnoticedNumbers).toEqual([]);
  const unnoticed = {
    ...nameTests('[5.13] first', '[5.14b] second', '[5.14a] third'),
    files: {
      'src/a.ts': {
        source,
        mutants: [
          { ...survived, coveredBy: ['0', '1', '2'] },
          { ...killed, coveredBy: ['0'] },
        ],
      },
    },
  };
  const stored = storedResultsOf(unnoticed);
  expect(stored.unnoticedNumbers).toEqual(['5.14a', '5.14b']);
  expect(JSON.parse(formatStored(stored))).toEqual(stored);
});
