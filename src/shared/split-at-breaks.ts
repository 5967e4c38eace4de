/** The lines of a message: a <br>, <br/> or line break starts a new one (2.55). Empty lines are dropped. */
export const splitAtBreaks = (text: string): string[] =>
  text
    .split(/<br\s*\/?>|\r?\n/i)
    .map(line => line.trim())
    .filter(line => line !== '');
