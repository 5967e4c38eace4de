import { citationsOf } from './citations.ts';

/** The parts of Stryker's report that are read here: which tests run a changed piece of code, and whether one noticed. */
export interface MutationResults {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { status: string; coveredBy?: readonly string[] }[] }>
  >;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

const JUDGED: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'Survived']);

/**
 * Numbers whose tests run changed code and notice no change of it (16.7): no change made them fail. A change
 * that another test notices first counts in favour of the number, because Stryker stops at the first failure.
 */
export function unnoticedBreaking({ files, testFiles = {} }: MutationResults): readonly string[] {
  const names = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name] as const)),
  );
  const noticedByNumber = new Map<string, boolean>();
  for (const { status, coveredBy = [] } of Object.values(files).flatMap(({ mutants }) => mutants)) {
    if (!JUDGED.has(status)) continue;
    const numbers = new Set(coveredBy.flatMap(id => citationsOf(names.get(id) ?? '').numbers));
    for (const number of numbers)
      noticedByNumber.set(number, (noticedByNumber.get(number) ?? false) || status !== 'Survived');
  }
  return [...noticedByNumber].filter(([, isNoticed]) => !isNoticed).map(([number]) => number);
}
