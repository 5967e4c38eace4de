import { capitalizeTitle } from '#brazil/names.ts';

/**
 * The names that titles keep. If the name of a product is all capitals and has several words, nothing tells which of
 * them are names: LUZ in 'CRÉDITO NA CONTA DE LUZ' is none.
 */
export const titleNamesOf = (lender: string, products: readonly string[]): string[] => [
  lender,
  ...products.filter(name => !/\s/.test(name.trim()) || name !== name.toUpperCase()),
];

/** The title of a step or card for display (5.23). `names`: those of `titleNamesOf`. */
export const shownTitleOf = (title: string, names: readonly string[]): string =>
  capitalizeTitle(title, names);
