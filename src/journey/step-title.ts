import { capitalizeTitle } from '#brazil/names.ts';

/** The title of a step as it is shown (5.23). `names`: those of the lender and the product. */
export const stepTitle = (name: string, names: readonly string[]): string => capitalizeTitle(name, names);
