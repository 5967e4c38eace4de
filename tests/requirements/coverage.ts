import { citationsOf, lineOfClause } from './citations.ts';
import type { NamedTest } from './named-tests.ts';
import type { AnsweredByAssumption, Chapter, Clause, JudgedByMeasurement } from './requirement.ts';
import type { TestResult } from './results.ts';

/**
 * The states of a line or a clause:
 * - `passing`: a test that cites it has passed, and none has failed
 * - `failing`: a test that cites it has failed
 * - `named`: a test cites it but has not run in its current form
 * - `measured`: a record in docs/measurements shows it
 * - `missed`: a record in docs/measurements shows that it is not met
 * - `assumed`: no test can show it; docs/decisions/assumptions.md has the decision
 * - `none`: no test cites it
 */
export const LINE_STATES = ['passing', 'failing', 'named', 'measured', 'missed', 'assumed', 'none'] as const;
export type LineState = (typeof LINE_STATES)[number];

export interface LineCoverage {
  readonly number: string;
  readonly chapter: number;
  readonly text: string;
  readonly state: LineState;
}

/** A citation that is wrong, and the test that has it. */
export interface RejectedCitation {
  readonly citation: string;
  readonly name: string;
  readonly file: string;
}

export interface Coverage {
  readonly lines: readonly LineCoverage[];
  /** All clauses. A line without clauses counts as one clause. */
  readonly clauses: readonly LineCoverage[];
  /** Citations of numbers that do not exist, and brackets that only look like a citation. */
  readonly badCitations: readonly RejectedCitation[];
  /** Citations of lines that are answered by assumption: either the list of these lines or the test is wrong. */
  readonly citedAssumptions: readonly RejectedCitation[];
}

/** Computes the state of each line from the results, and from the tests that are in the source but have not run. */
export function coverageOf(
  chapters: readonly Chapter[],
  assumptions: readonly AnsweredByAssumption[],
  results: readonly TestResult[],
  namedTests: readonly NamedTest[],
  clauses: readonly Clause[] = [],
  measurements: readonly JudgedByMeasurement[] = [],
): Coverage {
  const verdicts = new Map(measurements.map(({ number, isMet }) => [number, isMet]));
  const assumedNumbers = new Set(assumptions.map(assumption => assumption.number));
  const knownNumbers = new Set([
    ...chapters.flatMap(chapter => chapter.requirements.map(line => line.number)),
    ...clauses.map(clause => clause.number),
  ]);
  const citedBy = { passed: new Set<string>(), failed: new Set<string>(), named: new Set<string>() };
  const badCitations = new Map<string, RejectedCitation>();
  const citedAssumptions = new Map<string, RejectedCitation>();

  const recordCitations = (test: { name: string; file: string }, citations: Set<string>): void => {
    const { numbers, malformed } = citationsOf(test.name);
    const badCitation = (citation: string): [string, RejectedCitation] => [
      `${citation} ${test.file}`,
      { citation, name: test.name, file: test.file },
    ];
    for (const number of numbers) {
      citations.add(number);
      citations.add(lineOfClause(number));
      if (!knownNumbers.has(number)) badCitations.set(...badCitation(number));
      else if (assumedNumbers.has(number)) citedAssumptions.set(...badCitation(number));
    }
    for (const bracket of malformed) badCitations.set(...badCitation(bracket));
  };

  const ignoredCitations = new Set<string>();
  for (const test of results)
    recordCitations(test, test.state === 'skipped' ? ignoredCitations : citedBy[test.state]);
  for (const test of namedTests) recordCitations(test, test.isSkipped ? ignoredCitations : citedBy.named);

  const stateOf = (number: string): LineState => {
    if (citedBy.failed.has(number)) return 'failing';
    const isMet = verdicts.get(number);
    if (isMet !== undefined) return isMet ? 'measured' : 'missed';
    if (citedBy.passed.has(number)) return 'passing';
    if (assumedNumbers.has(number)) return 'assumed';
    return citedBy.named.has(number) ? 'named' : 'none';
  };
  const partsOf = (number: string): readonly Clause[] =>
    clauses.filter(clause => lineOfClause(clause.number) === number);
  /** The state of a line with clauses is that of its worst clause. */
  const lineStateOf = (number: string): LineState => {
    const parts = partsOf(number);
    if (parts.length === 0) return stateOf(number);
    const states = new Set([stateOf(number), ...parts.map(clause => stateOf(clause.number))]);
    return STATES_WORST_FIRST.find(state => states.has(state)) ?? 'none';
  };
  const lines = chapters.flatMap(chapter =>
    chapter.requirements.map(line => ({
      number: line.number,
      chapter: chapter.number,
      text: line.text,
      state: lineStateOf(line.number),
    })),
  );
  return {
    lines,
    clauses: lines.flatMap(line => {
      const parts = partsOf(line.number);
      return parts.length === 0
        ? [line]
        : parts.map(({ number, text }) => ({ number, text, chapter: line.chapter, state: stateOf(number) }));
    }),
    badCitations: [...badCitations.values()],
    citedAssumptions: [...citedAssumptions.values()],
  };
}

const STATES_WORST_FIRST: readonly LineState[] = [
  'failing',
  'none',
  'missed',
  'named',
  'passing',
  'measured',
  'assumed',
];

/** The number of lines in each state. */
export function countStates(lines: readonly LineCoverage[]): Record<LineState, number> {
  const counts: Record<LineState, number> = {
    passing: 0,
    failing: 0,
    named: 0,
    measured: 0,
    missed: 0,
    assumed: 0,
    none: 0,
  };
  for (const line of lines) counts[line.state] += 1;
  return counts;
}
