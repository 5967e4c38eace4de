import type { Choice } from './use-choice.ts';

/** The announced number of options that a search has found; '' without a search, and if the list says that it is empty. */
export function foundText({ query, found }: Choice): string {
  if (query === undefined || found.length === 0) return '';
  return found.length === 1 ? '1 opção encontrada' : `${found.length} opções encontradas`;
}

/** The number of options of a list that covers the page: of all, or of those that the search has found. */
export function countText(choice: Choice): string {
  const { query, found } = choice;
  if (query !== undefined) return foundText(choice);
  return found.length === 1 ? '1 opção' : `${found.length} opções`;
}
