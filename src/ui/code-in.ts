/**
 * The code of `length` digits in a pasted text: 'Banco 24h: seu código é 336421' -> 336421. Its digits may be divided
 * by single blanks or hyphens. `undefined` if the text has no such code.
 */
export function codeIn(text: string, length: number): string | undefined {
  const groups = [...(text.match(/\d+/g) ?? []), ...(text.match(/(?<!\d)\d+(?:[ -]\d+)+/g) ?? []), text];
  return groups.map(group => group.replace(/\D/g, '')).find(digits => digits.length === length);
}
