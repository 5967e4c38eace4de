/**
 * Rows of the coverage maps without a scenario, by the id that `npm run coverage` prints, each with its
 * reason. The command reports a row that is covered by now.
 */
export const openRows: Readonly<Record<string, string>> = {};
