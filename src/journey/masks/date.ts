import type { MaskitoPreprocessor } from '@maskito/core';
import { readDay, readWireDay, toBrazilian } from '#brazil/date.ts';
import { keyboards } from '../fields/keyboards.ts';
import { defineMask, slotsOf } from './mask.ts';

const YEAR_FIRST = /(?<!\d)\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)/;
/** A year of two digits stays: nobody can tell its century, so the visitor completes it. */
const SEPARATED_DATE = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)(?!\d)/;
const EIGHT_DIGITS = /^\D*(\d{8})\D*$/;

/** Each month by its first three letters, of which no two months share all. */
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
/** A date in words or with a short name of the month: 1º de abril de 1990, 5 dez. 78, 05-MAI-1978. */
const NAMED_MONTH = /(?<!\d)(\d{1,2})[º°.]?[ /-](?:de )?(\p{L}{3})\p{L}*\.?[ /-](?:de )?(\d{4}|\d\d)(?!\d)/iu;

/** The text with the number of a month in place of its name. */
const numberMonth = (text: string): string =>
  text.replace(NAMED_MONTH, (whole, day: string, name: string, year: string) => {
    const month = MONTHS.indexOf(name.toLowerCase()) + 1;
    return month === 0 ? whole : `${day}/${month}/${year}`;
  });

/**
 * The full date in a pasted or autofilled text, in the order of the mask: a year in front goes to the end
 * (5.26), single digits get a zero, surrounding text is dropped. A text without a full date stays unchanged.
 */
function dateIn(text: string): string {
  const [, day = '', month = '', year] = SEPARATED_DATE.exec(numberMonth(text)) ?? [];
  if (year) return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  const dateWithinText = YEAR_FIRST.exec(text)?.[0] ?? EIGHT_DIGITS.exec(text)?.[1] ?? '';
  const date = readDay(text.trim()) ?? readWireDay(dateWithinText);
  return date ? toBrazilian(date) : text;
}

/** A day or month of one digit at the end of a typed date. */
const SINGLE_DIGIT = /^((?:\d{2}\/)?)([1-9])$/;
const SEPARATOR = /^[/. -]$/;

/** A separator that is typed after a day or month of one digit puts a zero before it: 1/2/1990 -> 01/02/1990. */
const padBeforeSeparator: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  if (action !== 'insert' || !SEPARATOR.test(data) || selection[0] !== value.length)
    return { elementState, data };
  const padded = value.replace(SINGLE_DIGIT, '$10$2');
  return { elementState: { value: padded, selection: [padded.length, padded.length] }, data: '/' };
};

/** A day: DD/MM/AAAA (5.26). */
export const date = defineMask(
  { mask: slotsOf('##/##/####'), preprocessors: [padBeforeSeparator] },
  {
    keyboard: keyboards.digits,
    width: 'half',
    holds: 'code',
    content: 'none',
    picture: undefined,
    codeIn: dateIn,
    readWire: text => {
      const day = readWireDay(text);
      return day && toBrazilian(day);
    },
  },
);
