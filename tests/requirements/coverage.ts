import { citationsOf, lineOfClause } from './citations.ts';
import type { NamedTest } from './named-tests.ts';
import type { AnsweredByAssumption, Chapter, Clause } from './requirement.ts';
import type { TestResult } from './results.ts';

/**
 * - `passing`: a test that cites it passed, and none failed
 * - `failing`: a test that cites it failed
 * - `named`: a test cites it but has not been run as it stands
 * - `assumed`: no test can show it; docs/decisions/assumptions.md has the decision
 * - `none`: nothing cites it
 */
export const LINE_STATES = ['passing', 'failing', 'named', 'assumed', 'none'] as const;
export type LineState = (typeof LINE_STATES)[number];

export interface LineCoverage {
  readonly number: string;
  readonly chapter: number;
  readonly text: string;
  readonly state: LineState;
}

/** A citation in a test that the requirement list does not have. */
export interface BadCitation {
  readonly citation: string;
  readonly name: string;
  readonly file: string;
}

export interface Coverage {
  readonly lines: readonly LineCoverage[];
  /** Every clause: those of compound lines, and each other line as one. */
  readonly clauses: readonly LineCoverage[];
  /** Numbers cited that do not exist, and brackets that only look like a citation. */
  readonly badCitations: readonly BadCitation[];
  /** Lines of the closed list that a test cites nevertheless: either the list or the test is wrong. */
  readonly citedAssumptions: readonly BadCitation[];
}

/** Assigns the results, and the tests that are only named, to the lines of the requirement list. */
export function coverageOf(
  chapters: readonly Chapter[],
  assumptions: readonly AnsweredByAssumption[],
  results: readonly TestResult[],
  namedTests: readonly NamedTest[],
  clauses: readonly Clause[] = [],
): Coverage {
  const assumedNumbers = new Set(assumptions.map(assumption => assumption.number));
  const knownNumbers = new Set([
    ...chapters.flatMap(chapter => chapter.requirements.map(line => line.number)),
    ...clauses.map(clause => clause.number),
  ]);
  const citedBy = { passed: new Set<string>(), failed: new Set<string>(), named: new Set<string>() };
  const badCitations = new Map<string, BadCitation>();
  const citedAssumptions = new Map<string, BadCitation>();

  const recordCitations = (test: { name: string; file: string }, citations: Set<string>): void => {
    const { numbers, malformed } = citationsOf(test.name);
    const badCitation = (citation: string): [string, BadCitation] => [
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
  for (const test of namedTests) recordCitations(test, test.skipped ? ignoredCitations : citedBy.named);

  const stateOf = (number: string): LineState => {
    if (citedBy.failed.has(number)) return 'failing';
    if (citedBy.passed.has(number)) return 'passing';
    if (assumedNumbers.has(number)) return 'assumed';
    return citedBy.named.has(number) ? 'named' : 'none';
  };
  const partsOf = (number: string): readonly Clause[] =>
    clauses.filter(clause => lineOfClause(clause.number) === number);
  /** A compound line is as good as its worst clause. */
  const stateOfLine = (number: string): LineState => {
    const parts = partsOf(number);
    if (parts.length === 0) return stateOf(number);
    const states = new Set([stateOf(number), ...parts.map(clause => stateOf(clause.number))]);
    return WORST_FIRST.find(state => states.has(state)) ?? 'none';
  };
  const lines = chapters.flatMap(chapter =>
    chapter.requirements.map(line => ({
      number: line.number,
      chapter: chapter.number,
      text: line.text,
      state: stateOfLine(line.number),
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

const WORST_FIRST: readonly LineState[] = ['failing', 'none', 'named', 'passing', 'assumed'];

/** How many lines are in each state. */
export function countStates(lines: readonly LineCoverage[]): Record<LineState, number> {
  const counts: Record<LineState, number> = { passing: 0, failing: 0, named: 0, assumed: 0, none: 0 };
  for (const line of lines) counts[line.state] += 1;
  return counts;
}
