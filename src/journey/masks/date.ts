import { readDay, toBrazilian } from '#brazil/date.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, incoming, pattern } from './mask.ts';

const ISO = /(?<!\d)(\d{4}-\d{2}-\d{2})(?!\d)/;
const SHORT = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/;
const BARE = /^\D*(\d{8})\D*$/;

/**
 * A full date that is pasted or autofilled, with or without surrounding text: ISO is reordered (5.26), single digits
 * get a zero.
 */
function asTyped(text: string): string {
  const [, day = '', month = '', year] = SHORT.exec(text) ?? [];
  if (year) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const isoDay = readDay(text.trim());
  const [, digits] = ISO.exec(text) ?? BARE.exec(text) ?? [];
  const date = isoDay ?? (digits === undefined ? undefined : readDay(digits));
  return date ? toBrazilian(date) : text;
}

/** DD/MM/AAAA (5.26). */
export const date = defineMask(
  { mask: pattern('##/##/####'), preprocessors: [incoming(asTyped)] },
  { keyboard: keyboards.digits, width: 'half', content: 'none', picture: undefined },
);
