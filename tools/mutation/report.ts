/** One change of the code, as Stryker's report describes it. */
export interface Mutant {
  mutatorName: string;
  replacement?: string;
  location: { start: Position; end: Position };
  status: string;
  /** Ids of the tests that noticed the mutant. */
  killedBy?: readonly string[];
  /** Ids of the tests that ran the mutant. */
  coveredBy?: readonly string[];
}

interface Position {
  line: number;
  column: number;
}

/** The parts of Stryker's report that are used here: https://github.com/stryker-mutator/mutation-testing-elements. */
export interface MutationReport {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

/** The parts that Stryker reads of its last report, in order to reuse the results. */
export interface ReusableReport extends MutationReport {
  testFiles: Readonly<
    Record<string, { source?: string; tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

/** The counts of a run, which docs/mutation.md repeats. */
export interface Score {
  noticed: number;
  /** Those of the noticed mutants that ended by their time limit. A busy machine can cause it. */
  timedOut: number;
  /** Survivors, and mutants in code that no test runs. */
  unnoticed: number;
  /** Percent of the mutants that a test notices; 100 if there are no mutants. Static mutants do not count. */
  score: number;
}

interface Judgement extends Score {
  /** One line for each mutant that no test notices: its place, the original line of code, and the replacement. */
  lines: readonly string[];
}

const NOTICED_STATUSES: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED_STATUSES: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export function scoreOf(statuses: readonly string[]): Score {
  const noticed = statuses.filter(status => NOTICED_STATUSES.has(status)).length;
  const unnoticed = statuses.filter(status => UNNOTICED_STATUSES.has(status)).length;
  const counted = noticed + unnoticed;
  return {
    noticed,
    timedOut: statuses.filter(status => status === 'Timeout').length,
    unnoticed,
    score: counted === 0 ? 100 : (100 * noticed) / counted,
  };
}

/** The beginning of the row of a subject in docs/mutation.md, after its date. */
export const scoreCells = ({ noticed, timedOut, unnoticed, score }: Score): string =>
  `| ${score.toFixed(1)}% of ${noticed + unnoticed} | ${timedOut} |`;

export function reportOf({ files }: MutationReport): Judgement {
  const allMutants = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map(mutant => ({ path, codeLines: source.split('\n'), mutant })),
  );
  const survivors = allMutants.filter(({ mutant }) => UNNOTICED_STATUSES.has(mutant.status));
  return {
    ...scoreOf(allMutants.map(({ mutant }) => mutant.status)),
    lines: survivors.map(({ path, codeLines: code, mutant }) => {
      const { line, column } = mutant.location.start;
      const replacement = (mutant.replacement ?? mutant.mutatorName).replaceAll(/\s+/g, ' ');
      const untested = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${path}:${line}:${column}  ${code[line - 1]?.trim()}  ->  ${replacement}${untested}`;
    }),
  };
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
