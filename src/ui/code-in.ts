import { cleanText } from '#shared/clean-text.ts';

/**
 * The code of `length` digits in a pasted text: 'Banco 24h: seu código é 336421' -> 336421. Its digits may be divided
 * by single blanks or hyphens. `undefined` if the text has no such code.
 */
export function codeIn(text: string, length: number): string | undefined {
  const clean = cleanText(text);
  const groups = [...(clean.match(/\d+/g) ?? []), ...(clean.match(/(?<!\d)\d+(?:[ -]\d+)+/g) ?? []), clean];
  return groups.map(group => group.replace(/\D/g, '')).find(digits => digits.length === length);
}
