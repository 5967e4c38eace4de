/**
 * Rows of the coverage maps that no scenario covers yet, by the id that `npm run coverage` prints, each with its reason.
 * A row that is covered must not stand here: the command says which line to take out.
 */
export const openRows: Readonly<Record<string, string>> = {};
