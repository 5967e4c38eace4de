import { defineMask, incoming, pattern } from './mask.ts';

const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T\s].*)?$/s;
const SHORT = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** A date filled in or pasted as a whole: ISO turned round (5.26), single digits given their zero. */
export const asTyped = (text: string): string =>
  text
    .replace(ISO, '$3/$2/$1')
    .replace(
      SHORT,
      (_, day: string, month: string, year: string) =>
        `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
    );

/** DD/MM/AAAA (5.26). */
export const date = defineMask({ mask: pattern('##/##/####'), preprocessors: [incoming(asTyped)] });
