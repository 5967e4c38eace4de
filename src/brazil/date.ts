import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { lazyValue } from '#shared/lazy-value.ts';

// The plugin for time zones is not used: it parses the text of `toLocaleString`, which differs between engines.
dayjs.extend(utc);

/** A valid calendar day: no 31/04, no year 0. It has no time zone; dayjs computes with it in UTC. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The formats of a day. The plugin of dayjs for formats is not used: it takes the years 1 to 99 for 1901 to 1999, and
 * the start would load it (14.1).
 */
const DAY_FORMATS = {
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  DDMMYYYY: /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
} as const;

function toDayjs({ year, month, day }: CalendarDate): dayjs.Dayjs {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return dayjs.utc(date);
}

/** The day that a text in exactly this format means; `undefined` for other texts and for days that do not exist. */
function parseFormat(text: string, format: keyof typeof DAY_FORMATS): CalendarDate | undefined {
  const parts = DAY_FORMATS[format].exec(text)?.groups;
  if (!parts) return undefined;
  const date = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) };
  // A day that does not exist becomes one of another month: 31 April is 1 May.
  const exists = date.year > 0 && toDayjs(date).month() + 1 === date.month;
  return exists ? date : undefined;
}

/** DD/MM/YYYY or YYYY-MM-DD and a valid day (5.17); otherwise undefined. */
export const parseDate = (text: string): CalendarDate | undefined =>
  parseFormat(text, 'DD/MM/YYYY') ?? parseFormat(text, 'YYYY-MM-DD');

/**
 * Like parseDate, plus 8 digits in day-month-year or year-month-day order (5.22). If both orders are valid days,
 * year-month-day wins if its year is from 1900 to 2100, because the other order then gives a year before 1300.
 * Otherwise day-month-year wins.
 */
export function parseLooseDate(text: string): CalendarDate | undefined {
  if (!/^\d{8}$/.test(text)) return parseDate(text);
  const dayFirst = parseFormat(text, 'DDMMYYYY');
  const yearFirst = parseFormat(text, 'YYYYMMDD');
  const isRecentYear = yearFirst !== undefined && yearFirst.year >= 1900 && yearFirst.year <= 2100;
  return isRecentYear ? yearFirst : (dayFirst ?? yearFirst);
}

/** DD/MM/YYYY. */
export const toBrazilian = (date: CalendarDate): string => toDayjs(date).format('DD/MM/YYYY');

/** YYYY-MM-DD. Two such texts compare like their days. */
export const toIso = (date: CalendarDate): string => toDayjs(date).format('YYYY-MM-DD');

const saoPauloFormat = lazyValue(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Sao_Paulo',
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
);

interface Moment {
  readonly day: CalendarDate;
  /** HH:mm */
  readonly time: string;
}

const padToTwoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * The calendar day and time in São Paulo (9.33), built from parts, because the text of a date differs between engines.
 */
function toSaoPaulo(instant: number): Moment {
  const parts = new Map(
    saoPauloFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const numberOf = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    day: { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') },
    time: `${padToTwoDigits(numberOf('hour'))}:${padToTwoDigits(numberOf('minute'))}`,
  };
}

/** Today's date in São Paulo (9.33). `now`: milliseconds since 1970, UTC. Returns YYYY-MM-DD. */
export const isoDayAt = (now: number): string => toIso(toSaoPaulo(now).day);

/** Whether the day is after today in São Paulo (5.18). */
export const isFuture = (date: CalendarDate, now: number): boolean => toIso(date) > isoDayAt(now);

/** The same day `years` earlier; 29 February becomes 28 in other years (3.30). */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const before = toDayjs(date).subtract(years, 'year');
  return { year: before.year(), month: before.month() + 1, day: before.date() };
}

const MOMENT_PATTERN =
  /^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** The number of milliseconds in each unit. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds by which an offset is ahead of UTC: 'Z', '-03:00', '-0300', '-03'. */
function parseOffset(offset: string): number | undefined {
  if (offset.toUpperCase() === 'Z') return 0;
  const [, hours = '', minutes = '0'] = /^[+-](\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** The day and time as written; `instant` (milliseconds since 1970, UTC) is absent if the text has no offset. */
function parseMoment(text: string): (Moment & { instant?: number }) | undefined {
  const [, date = '', hour = '', minute = '', second = '0', fraction = '0', offset] =
    MOMENT_PATTERN.exec(text) ?? [];
  const day = parseDate(date);
  const isTimeOfDay = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
  if (!day || !isTimeOfDay) return undefined;
  const parts = { day, time: `${hour}:${minute}` };
  if (offset === undefined) return parts;
  const timeOfDay = Number(hour) * HOUR + Number(minute) * MINUTE + Number(`${second}.${fraction}`) * SECOND;
  const aheadOfUtc = parseOffset(offset);
  return aheadOfUtc === undefined
    ? undefined
    : { ...parts, instant: toDayjs(day).valueOf() + timeOfDay - aheadOfUtc };
}

/** A moment since 2001 in seconds or milliseconds since 1970 -> milliseconds. A CPF has 11 digits. */
const instantOfTimestamp = (text: string): number | undefined =>
  /^\d{10}(?:\d{3})?$/.test(text) ? Number(text.padEnd(13, '0')) : undefined;

/**
 * A moment from the service -> its day and time (HH:mm) in São Paulo (9.33). A moment without an offset is São Paulo
 * time. Any other text gives undefined.
 */
export function momentInSaoPaulo(text: string): Moment | undefined {
  const timestamp = instantOfTimestamp(text);
  if (timestamp !== undefined) return toDisplayableSaoPaulo(timestamp);
  const moment = parseMoment(text);
  return moment?.instant === undefined ? moment : toDisplayableSaoPaulo(moment.instant);
}

/** From the first instant to just before the end, every instant has a day of the years 1 to 9999 in São Paulo. */
const FIRST_INSTANT = toDayjs({ year: 1, month: 1, day: 2 }).valueOf();
const END_INSTANT = toDayjs({ year: 9999, month: 12, day: 31 }).valueOf() + DAY;

const toDisplayableSaoPaulo = (instant: number): Moment | undefined =>
  instant >= FIRST_INSTANT && instant < END_INSTANT ? toSaoPaulo(instant) : undefined;

/**
 * The day that a text from the service means, with or without a time. Formatters use this function; fields, limits and
 * the mask of a date use `readWireDay` (5.26). A moment at exactly 00:00:00 UTC keeps its day in UTC, because services
 * store birth dates in this way; any other moment is converted to São Paulo time (assumption 9.33).
 */
export function readDay(text: string): CalendarDate | undefined {
  const day = parseLooseDate(text);
  if (day) return day;
  const moment = parseMoment(text);
  if (moment?.instant === undefined) return moment?.day;
  if (moment.instant % DAY !== 0) return toDisplayableSaoPaulo(moment.instant)?.day;
  const midnight = dayjs.utc(moment.instant);
  return { year: midnight.year(), month: midnight.month() + 1, day: midnight.date() };
}

const DAY_FIRST = /^(?<day>\d{1,2})(?<separator>[-./])(?<month>\d{1,2})\k<separator>(?<year>\d{4})$/;
const YEAR_FIRST = /^(?<year>\d{4})(?<separator>[-./])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})$/;
/** Seconds or milliseconds since 1970. A number of eight digits is a day. */
const TIMESTAMP = /^-?\d{9,13}$/;
const MIN_MILLISECOND_DIGITS = 11;

/**
 * Like readDay, plus the spellings of other programs: 1980/05/03, 3.5.1980, and timestamps in seconds or milliseconds.
 * Not for the text of an unfinished input, which would count as a day: the mask of a date calls it only for a full date
 * within a typed text.
 */
export function readWireDay(text: string): CalendarDate | undefined {
  const parts = (DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups;
  if (parts)
    return parseDate(`${parts.year}-${parts.month?.padStart(2, '0')}-${parts.day?.padStart(2, '0')}`);
  if (!TIMESTAMP.test(text)) return readDay(text);
  const isInMilliseconds = text.replace('-', '').length >= MIN_MILLISECOND_DIGITS;
  return readDay(new Date(Number(text) * (isInMilliseconds ? 1 : SECOND)).toISOString());
}

/** São Paulo has had no summer time since 2019. */
const SAO_PAULO_BEHIND_UTC = 3 * HOUR;

/** Milliseconds since 1970 of a moment or day from the service, for sorting; without an offset it is São Paulo time. */
export function instantOf(text: string): number | undefined {
  const timestamp = instantOfTimestamp(text);
  if (timestamp !== undefined) return timestamp;
  const moment = parseMoment(text);
  if (moment?.instant !== undefined) return moment.instant;
  const day = moment?.day ?? parseLooseDate(text);
  if (!day) return undefined;
  const [hours = '0', minutes = '0'] = (moment?.time ?? '').split(':');
  return toDayjs(day).valueOf() + SAO_PAULO_BEHIND_UTC + Number(hours) * HOUR + Number(minutes) * MINUTE;
}
