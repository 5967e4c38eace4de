/** One change of the code, as Stryker's report describes it. */
interface Mutant {
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
  status: string;
}

/** Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements, the parts that are read here. */
export interface MutationReport {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

export interface Score {
  noticed: number;
  /** Survivors, and mutants in code that no test runs. */
  unnoticed: number;
  /** Percent of the mutants that a test notices; 100 where there are none. Static ones do not count. */
  score: number;
  /** A line for each mutant that no test notices, with its place, the line of code, and what stood there. */
  lines: readonly string[];
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

export function reportOf({ files }: MutationReport): Score {
  const allMutants = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map(mutant => ({ path, code: source.split('\n'), mutant })),
  );
  const noticedCount = allMutants.filter(({ mutant }) => NOTICED.has(mutant.status)).length;
  const survivors = allMutants.filter(({ mutant }) => UNNOTICED.has(mutant.status));
  const countedMutants = noticedCount + survivors.length;
  return {
    noticed: noticedCount,
    unnoticed: survivors.length,
    score: countedMutants === 0 ? 100 : (100 * noticedCount) / countedMutants,
    lines: survivors.map(({ path, code, mutant }) => {
      const { line, column } = mutant.location.start;
      const replacement = (mutant.replacement ?? mutant.mutatorName).replaceAll(/\s+/g, ' ');
      const untested = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
      return `${path}:${line}:${column}  ${code[line - 1]?.trim()}  ->  ${replacement}${untested}`;
    }),
  };
}
