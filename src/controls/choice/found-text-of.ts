import type { Choice } from './use-choice.ts';

/** The number of options that a search has found, for a screen reader; '' if there is no search or nothing is found. */
export function foundTextOf({ query, matches }: Choice): string {
  if (query === undefined || matches.length === 0) return '';
  return matches.length === 1 ? '1 opção encontrada' : `${matches.length} opções encontradas`;
}

/** The number of options of a list in a sheet: of all, or of those that the search has found. */
export function countTextOf(choice: Choice): string {
  const { query, matches } = choice;
  if (query !== undefined) return foundTextOf(choice);
  return matches.length === 1 ? '1 opção' : `${matches.length} opções`;
}
