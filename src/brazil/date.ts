import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

// Not its plugin for time zones: that one reads the text of `toLocaleString`, which differs between engines.
dayjs.extend(customParseFormat);
dayjs.extend(utc);

/** A day of the calendar, checked: no 31/04, no year 0. It has no time zone; dayjs counts it in UTC. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type DayFormat = 'DD/MM/YYYY' | 'YYYY-MM-DD' | 'DDMMYYYY' | 'YYYYMMDD';

/** The calendar repeats itself every 400 years. */
const SAME_CALENDAR = 2000;

/**
 * A day in exactly this format. dayjs takes the years 1 to 99 for those of the twentieth century: such a day is read in
 * a year with the same calendar.
 */
function parsed(text: string, format: DayFormat): CalendarDate | undefined {
  const at = format.indexOf('YYYY');
  const written = text.slice(at, at + 4);
  const year = /^\d{4}$/.test(written) ? Number(written) : 0;
  if (year < 1) return undefined;
  const modern = year < 100 ? text.slice(0, at) + (year + SAME_CALENDAR) + text.slice(at + 4) : text;
  const day = dayjs.utc(modern, format, true);
  return day.isValid() ? { year, month: day.month() + 1, day: day.date() } : undefined;
}

function counted({ year, month, day }: CalendarDate): dayjs.Dayjs {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return dayjs.utc(date);
}

/** DD/MM/YYYY or YYYY-MM-DD and a real day (5.17); undefined for anything else. */
export const parseDate = (text: string): CalendarDate | undefined =>
  parsed(text, 'DD/MM/YYYY') ?? parsed(text, 'YYYY-MM-DD');

/**
 * As parseDate, and 8 bare digits in day-month-year or year-month-day order (5.22).
 * When both orders make a day, year-month-day needs a year of our times: the other reading is then a day of the
 * thirteenth century or before. Otherwise the day comes first.
 */
export function parseLooseDate(text: string): CalendarDate | undefined {
  if (!/^\d{8}$/.test(text)) return parseDate(text);
  const dayFirst = parsed(text, 'DDMMYYYY');
  const yearFirst = parsed(text, 'YYYYMMDD');
  const isOfOurTimes = yearFirst !== undefined && yearFirst.year >= 1900 && yearFirst.year <= 2100;
  return isOfOurTimes ? yearFirst : (dayFirst ?? yearFirst);
}

/** DD/MM/YYYY. */
export const toBrazilian = (date: CalendarDate): string => counted(date).format('DD/MM/YYYY');

/** YYYY-MM-DD; two of them compare as text as the days do in time. */
export const toIso = (date: CalendarDate): string => counted(date).format('YYYY-MM-DD');

const SAO_PAULO = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

interface Moment {
  readonly day: CalendarDate;
  /** HH:mm */
  readonly time: string;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What calendar and clock show in São Paulo (9.33). From the parts: the text of a date differs between engines. */
function inSaoPaulo(instant: number): Moment {
  const parts = new Map(SAO_PAULO.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    day: { year: part('year'), month: part('month'), day: part('day') },
    time: `${twoDigits(part('hour'))}:${twoDigits(part('minute'))}`,
  };
}

/** The day it is in São Paulo (9.33). `now`: milliseconds since 1970, UTC. Returns YYYY-MM-DD. */
export const todayIso = (now: number): string => toIso(inSaoPaulo(now).day);

/** True when the day has not come yet in São Paulo (5.18). */
export const isFuture = (date: CalendarDate, now: number): boolean => toIso(date) > todayIso(now);

/** The same day `years` years before; 29 February becomes 28 where the year has none (3.30). */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const before = counted(date).subtract(years, 'year');
  return { year: before.year(), month: before.month() + 1, day: before.date() };
}

const MOMENT =
  /^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a clock with this offset is ahead of UTC: 'Z', '-03:00', '-0300', '-03'. */
function offsetOf(offset: string): number | undefined {
  if (offset.toUpperCase() === 'Z') return 0;
  const [, hours = '', minutes = '0'] = /^[+-](\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** A moment as it is written; `instant` is absent where it names no offset. */
function parseMoment(text: string): (Moment & { instant?: number }) | undefined {
  const [, date = '', hour = '', minute = '', second = '0', fraction = '0', offset] = MOMENT.exec(text) ?? [];
  const day = parseDate(date);
  const isClock = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
  if (!day || !isClock) return undefined;
  const written = { day, time: `${hour}:${minute}` };
  if (offset === undefined) return written;
  const clock = Number(hour) * HOUR + Number(minute) * MINUTE + Number(`${second}.${fraction}`) * SECOND;
  const ahead = offsetOf(offset);
  return ahead === undefined ? undefined : { ...written, instant: counted(day).valueOf() + clock - ahead };
}

/**
 * A moment of the service -> its day and time (HH:mm) in São Paulo (9.33).
 * Without an offset it is taken for São Paulo time already. Undefined for anything else.
 */
export function momentInSaoPaulo(text: string): Moment | undefined {
  const moment = parseMoment(text);
  return moment?.instant === undefined ? moment : shownInSaoPaulo(moment.instant);
}

/** Calendars begin with the year 1 and are written with four digits. */
const FIRST = counted({ year: 1, month: 1, day: 2 }).valueOf();
const LAST = counted({ year: 9999, month: 12, day: 31 }).valueOf() + DAY;

const shownInSaoPaulo = (instant: number): Moment | undefined =>
  instant >= FIRST && instant < LAST ? inSaoPaulo(instant) : undefined;

/**
 * The day that a text of the service means, also a text that holds a moment: the one function that all fields, masks,
 * formatters and limits ask (5.26). A moment at exactly 00:00:00 UTC is that calendar day, since services keep birth
 * dates so; any other is read in São Paulo (assumption 9.33).
 */
export function readDay(text: string): CalendarDate | undefined {
  const day = parseLooseDate(text);
  if (day) return day;
  const moment = parseMoment(text);
  if (moment?.instant === undefined) return moment?.day;
  if (moment.instant % DAY !== 0) return shownInSaoPaulo(moment.instant)?.day;
  const midnight = dayjs.utc(moment.instant);
  return { year: midnight.year(), month: midnight.month() + 1, day: midnight.date() };
}

/** Milliseconds since 1970 of a moment or day of the service, to put several in order; one without an offset is in São Paulo. */
export function instantOf(text: string): number | undefined {
  const moment = parseMoment(text);
  if (moment?.instant !== undefined) return moment.instant;
  const day = moment?.day ?? parseLooseDate(text);
  if (!day) return undefined;
  const [hours = '0', minutes = '0'] = (moment?.time ?? '').split(':');
  return counted(day).valueOf() + (Number(hours) + 3) * HOUR + Number(minutes) * MINUTE;
}
