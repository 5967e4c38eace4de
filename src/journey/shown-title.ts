import { capitalizeTitle } from '#brazil/names.ts';

/** A title from the service as it is shown: of a step or a card (5.23). `names`: those of the lender and the product. */
export const shownTitle = (title: string, names: readonly string[] = []): string =>
  capitalizeTitle(title, names);
