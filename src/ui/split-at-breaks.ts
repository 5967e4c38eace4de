/** The lines of a message: a <br>, <br/> or line break starts a new one (2.55). Empty lines are dropped. */
export function splitAtBreaks(text: string): string[] {
  return text
    .split(/<br\s*\/?>|\r?\n/i)
    .map(line => line.trim())
    .filter(line => line !== '');
}

/** The sentences of a line (2.56). A point inside a number or abbreviation such as 'R$ 2.200' ends none. */
export function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}'"“¿])/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
}
