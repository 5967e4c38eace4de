import { expect, test } from 'vitest';
import { countStates, coverageOf } from './coverage.ts';
import type { Chapter } from './requirement.ts';
import type { TestResult, TestState } from './results.ts';

const chapters: Chapter[] = [
  {
    number: 1,
    title: 'One',
    requirements: ['1.1', '1.2', '1.3', '1.4', '1.5'].map(number => ({ number, text: `line ${number}` })),
  },
];
const assumptions = [{ number: '1.4', decision: 'nothing is built', place: 'docs/x.md#a-1.4' }];

const resultOf = (name: string, state: TestState): TestResult => ({
  name,
  state,
  file: 'a.test.ts',
  ranAt: 1,
});
const namedTest = (name: string, isSkipped = false) => ({ name, file: 'b.test.ts', isSkipped });

test('the state of every requirement follows from its tests', () => {
  const { lines, badCitations, citedAssumptions } = coverageOf(
    chapters,
    assumptions,
    [resultOf('[1.1] works', 'passed'), resultOf('[1.2] works', 'failed')],
    [namedTest('[1.3] works')],
  );
  expect(lines.map(({ number, state }) => [number, state])).toEqual([
    ['1.1', 'passing'],
    ['1.2', 'failing'],
    ['1.3', 'named'],
    ['1.4', 'assumed'],
    ['1.5', 'none'],
  ]);
  expect({ badCitations, citedAssumptions }).toEqual({ badCitations: [], citedAssumptions: [] });
  expect(countStates(lines)).toEqual({
    passing: 1,
    failing: 1,
    named: 1,
    measured: 0,
    missed: 0,
    assumed: 1,
    none: 1,
  });
});

test('a failing test has priority over a passing one', () => {
  const { lines } = coverageOf(
    chapters,
    [],
    [resultOf('[1.1] here', 'passed'), resultOf('[1.1] there', 'failed')],
    [namedTest('[1.1] here')],
  );
  expect(lines[0]?.state).toBe('failing');
});

test('a skipped test covers nothing', () => {
  const { lines } = coverageOf(
    chapters,
    [],
    [resultOf('[1.1] works', 'skipped')],
    [namedTest('[1.2] works', true)],
  );
  expect(lines.slice(0, 2).map(line => line.state)).toEqual(['none', 'none']);
});

test('unknown numbers and malformed brackets are reported once per file, those of skipped tests, too', () => {
  const { badCitations } = coverageOf(
    chapters,
    [],
    [resultOf('[1.9] works', 'passed'), resultOf('[1.9] works as well', 'passed')],
    [namedTest('[7.1] works', true), namedTest('[1.1-1.3] works')],
  );
  expect(badCitations.map(citation => [citation.citation, citation.file])).toEqual([
    ['1.9', 'a.test.ts'],
    ['7.1', 'b.test.ts'],
    ['[1.1-1.3]', 'b.test.ts'],
  ]);
});

test('a test that cites a line answered by assumption is reported', () => {
  const { citedAssumptions } = coverageOf(chapters, assumptions, [], [namedTest('[1.4] works')]);
  expect(citedAssumptions.map(citation => citation.citation)).toEqual(['1.4']);
});

test('a line with clauses passes if each clause has a passing test; a citation of the line itself shows no clause', () => {
  const clauses = ['1.1a', '1.1b'].map(number => ({ number, text: `clause ${number}` }));
  const statesOf = (...results: TestResult[]) => {
    const { lines, clauses: clauseLines } = coverageOf(chapters, [], results, [], clauses);
    return [lines[0]?.state, ...clauseLines.slice(0, 3).map(({ number, state }) => `${number} ${state}`)];
  };
  const passedResult = resultOf('[1.1] works', 'passed');
  const [a, b] = [resultOf('[1.1a] works', 'passed'), resultOf('[1.1b] works', 'passed')];
  expect(statesOf(passedResult)).toEqual(['none', '1.1a none', '1.1b none', '1.2 none']);
  expect(statesOf(passedResult, a)).toEqual(['none', '1.1a passing', '1.1b none', '1.2 none']);
  expect(statesOf(a, b)).toEqual(['passing', '1.1a passing', '1.1b passing', '1.2 none']);
});

test('a goal that a record shows as missed has priority over a passing test of its line, a goal that is met has not', () => {
  const clauses = ['1.1a', '1.1b', '1.2a', '1.2b'].map(number => ({ number, text: `clause ${number}` }));
  const measurements = [
    { number: '1.1b', isMet: false, place: 'docs/x.md#m-1.1b' },
    { number: '1.2b', isMet: true, place: 'docs/x.md#m-1.2b' },
  ];
  const { lines } = coverageOf(
    chapters,
    [],
    [resultOf('[1.1a] [1.2a] works', 'passed')],
    [],
    clauses,
    measurements,
  );
  expect(lines.slice(0, 2).map(line => line.state)).toEqual(['missed', 'passing']);
});
