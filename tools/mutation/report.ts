/** One change of the code, as Stryker's report describes it. */
interface Mutant {
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
  status: string;
}

/** The parts of Stryker's report that are used here: https://github.com/stryker-mutator/mutation-testing-elements. */
export interface MutationReport {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

export interface Score {
  noticed: number;
  /** Survivors, and mutants in code that no test runs. */
  unnoticed: number;
  /** Percent of the mutants that a test notices; 100 if there are no mutants. Static mutants do not count. */
  score: number;
  /** One line for each mutant that no test notices: its place, the original line of code, and the replacement. */
  lines: readonly string[];
}

const NOTICED_STATUSES: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED_STATUSES: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export function reportOf({ files }: MutationReport): Score {
  const allMutants = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map(mutant => ({ path, codeLines: source.split('\n'), mutant })),
  );
  const noticedCount = allMutants.filter(({ mutant }) => NOTICED_STATUSES.has(mutant.status)).length;
  const survivors = allMutants.filter(({ mutant }) => UNNOTICED_STATUSES.has(mutant.status));
  const countedMutants = noticedCount + survivors.length;
  return {
    noticed: noticedCount,
    unnoticed: survivors.length,
    score: countedMutants === 0 ? 100 : (100 * noticedCount) / countedMutants,
    lines: survivors.map(({ path, codeLines: code, mutant }) => {
      const { line, column } = mutant.location.start;
      const replacement = (mutant.replacement ?? mutant.mutatorName).replaceAll(/\s+/g, ' ');
      const untested = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${path}:${line}:${column}  ${code[line - 1]?.trim()}  ->  ${replacement}${untested}`;
    }),
  };
}
