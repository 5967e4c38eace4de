import { capitalizeTitle } from '#brazil/names.ts';

/** The title of a step or card for display (5.23). `names`: names of the lender and the product. */
export const shownTitleOf = (title: string, names: readonly string[]): string =>
  capitalizeTitle(title, names);
