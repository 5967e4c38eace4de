/** A day of the calendar, checked: no 31/04, no year 0. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

export const daysInMonth = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

function calendarDate(year: string, month: string, day: string): CalendarDate | undefined {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const real =
    date.year >= 1 &&
    date.month >= 1 &&
    date.month <= 12 &&
    date.day >= 1 &&
    date.day <= daysInMonth(date.year, date.month);
  return real ? date : undefined;
}

/** DD/MM/YYYY or YYYY-MM-DD and a real day (5.17); undefined for anything else. */
export function parseDate(text: string): CalendarDate | undefined {
  if (/^\d{2}\/\d{2}\/\d{4}$/.test(text))
    return calendarDate(text.slice(6), text.slice(3, 5), text.slice(0, 2));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text))
    return calendarDate(text.slice(0, 4), text.slice(5, 7), text.slice(8));
  return undefined;
}

/**
 * As parseDate, and 8 bare digits in day-month-year or year-month-day order (5.22).
 * When both orders make a day, year-month-day needs a year of our times: the other reading is then a day of the
 * thirteenth century or before. Otherwise the day comes first.
 */
export function parseLooseDate(text: string): CalendarDate | undefined {
  if (!/^\d{8}$/.test(text)) return parseDate(text);
  const dayFirst = calendarDate(text.slice(4), text.slice(2, 4), text.slice(0, 2));
  const yearFirst = calendarDate(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  const isOfOurTimes = yearFirst !== undefined && yearFirst.year >= 1900 && yearFirst.year <= 2100;
  return isOfOurTimes ? yearFirst : (dayFirst ?? yearFirst);
}

/** DD/MM/YYYY. */
export const toBrazilian = ({ year, month, day }: CalendarDate): string =>
  `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;

/** YYYY-MM-DD; two of them compare as text as the days do in time. */
export const toIso = ({ year, month, day }: CalendarDate): string =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const SAO_PAULO_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in São Paulo (9.33). `now`: milliseconds since 1970, UTC. Returns YYYY-MM-DD. */
export const todayIso = (now: number): string => SAO_PAULO_DAY.format(now);

/** True when the day has not come yet in São Paulo (5.18). */
export const isFuture = (date: CalendarDate, now: number): boolean => toIso(date) > todayIso(now);

/** The same day `years` years before; 29 February becomes 28 where the year has none (3.30). */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const year = date.year - years;
  return { year, month: date.month, day: Math.min(date.day, daysInMonth(year, date.month)) };
}

const SAO_PAULO_TIME = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const MOMENT =
  /^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * An ISO moment with its offset -> its day and time (HH:mm) in São Paulo (9.33).
 * Without an offset it is taken for São Paulo time already. Undefined for anything else.
 */
export function momentInSaoPaulo(text: string): { day: CalendarDate; time: string } | undefined {
  const [, date = '', time = '', offset] = MOMENT.exec(text) ?? [];
  const written = parseDate(date);
  if (!written || !(Number(time.slice(0, 2)) <= 23 && Number(time.slice(3)) <= 59)) return undefined;
  if (!offset) return { day: written, time };
  const instant = Date.parse(`${toIso(written)}T${time}${offset}`);
  const day = Number.isNaN(instant) ? undefined : parseDate(todayIso(instant));
  return day && { day, time: SAO_PAULO_TIME.format(instant) };
}
