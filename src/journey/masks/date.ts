import { parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { defineMask, incoming, pattern } from './mask.ts';

const MOMENT = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ][\d:.+Z-]*)?\s*$/;
const SHORT = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;
const BARE = /^\s*(\d{8})\s*$/;

/** A whole date that is filled in or pasted: ISO turned round (5.26), single digits given their zero. */
function asTyped(text: string): string {
  const [, day, month, year] = SHORT.exec(text) ?? [];
  if (day && month && year) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const [, moment] = MOMENT.exec(text) ?? BARE.exec(text) ?? [];
  const date = moment === undefined ? undefined : parseLooseDate(moment);
  return date ? toBrazilian(date) : text;
}

/** DD/MM/AAAA (5.26). */
export const date = defineMask({ mask: pattern('##/##/####'), preprocessors: [incoming(asTyped)] });
