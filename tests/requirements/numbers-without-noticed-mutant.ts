import { citationsOf } from './citations.ts';

/** The part of Stryker's report that tells which tests run a mutant, and whether one of them failed. */
export interface MutationResults {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { status: string; coveredBy?: readonly string[] }[] }>
  >;
  readonly testFiles?: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

const JUDGED_STATUSES: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'Survived']);

/**
 * Requirement numbers whose tests run mutants and notice none of them (16.7). A mutant that makes any of these tests
 * fail counts as noticed for all numbers of its tests, because Stryker stops at the first failure.
 */
export function numbersWithoutNoticedMutant({ files, testFiles = {} }: MutationResults): readonly string[] {
  const nameById = new Map(
    Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name] as const)),
  );
  const isNoticedByNumber = new Map<string, boolean>();
  for (const { status, coveredBy = [] } of Object.values(files).flatMap(({ mutants }) => mutants)) {
    if (!JUDGED_STATUSES.has(status)) continue;
    const numbers = new Set(coveredBy.flatMap(id => citationsOf(nameById.get(id) ?? '').numbers));
    for (const number of numbers)
      isNoticedByNumber.set(number, (isNoticedByNumber.get(number) ?? false) || status !== 'Survived');
  }
  return [...isNoticedByNumber].filter(([, isNoticed]) => !isNoticed).map(([number]) => number);
}
