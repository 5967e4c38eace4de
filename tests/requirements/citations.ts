/** The citations in the name of a test. */
export interface CitationsOfName {
  /** Numbers of the cited lines and clauses, without repetition, in the order of the name. */
  readonly numbers: readonly string[];
  /** Brackets that begin like a citation but are none: '[5.13-5.15]', '[5,13]'. */
  readonly malformed: readonly string[];
}

const BRACKETS = /\[([^[\]]*)\]/g;
const CITATION = /^\d+\.\d+[a-z]?(?:\s*[,;\s]\s*\d+\.\d+[a-z]?)*$/;
const LOOKS_LIKE_CITATION = /^\d+\.[\dx]|^\d+,\d+\s*$/;

/** Reads `[5.13] refuses ...`, `[2.17] [9.10] ...` and `[2.17, 9.10] ...`, anywhere in a name. */
export function citationsOf(name: string): CitationsOfName {
  const numbers = new Set<string>();
  const malformedBrackets: string[] = [];
  for (const [bracket, content = ''] of name.matchAll(BRACKETS)) {
    const text = content.trim();
    if (CITATION.test(text)) for (const number of text.match(/\d+\.\d+[a-z]?/g) ?? []) numbers.add(number);
    else if (LOOKS_LIKE_CITATION.test(text)) malformedBrackets.push(bracket);
  }
  return { numbers: [...numbers], malformed: malformedBrackets };
}

/** The number of the line of a clause: '3.46b' -> '3.46'. The number of a line stays unchanged. */
export const lineOfClause = (number: string): string => number.replace(/[a-z]$/, '');
