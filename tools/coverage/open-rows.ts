/**
 * Rows of the coverage maps without a scenario, by the id that `npm run coverage` prints, each with its
 * reason. The command reports a listed row that is covered.
 */
export const openRows: Readonly<Record<string, string>> = {};
