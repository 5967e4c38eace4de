import { type CalendarDate, isoDayAt, parseDate, readWireDay, toIso, yearsBefore } from '#brazil/date.ts';
import type { DateBoundary } from '../model/field.ts';

/**
 * Whether a day is within its limits, inclusive (3.30, 5.7). True for a text that is no day, which only the date
 * validator reports. An unreadable limit is ignored.
 */
export function isWithinDates(text: string, boundaries: readonly DateBoundary[], now: number): boolean {
  const date = parseDate(text);
  if (!date) return true;
  const day = toIso(date);
  return boundaries.every(boundary => {
    const limit = limitOf(boundary, now);
    if (limit === undefined) return true;
    return boundary.edge === 'start' ? day >= limit : day <= limit;
  });
}

/** The limit as YYYY-MM-DD. `yearsBack` counts from today in São Paulo: 18 as an `end` is a minimum age of 18. */
function limitOf({ type, value }: DateBoundary, now: number): string | undefined {
  if (type === 'absoluteDate') {
    const date = readWireDay(value.trim());
    return date && toIso(date);
  }
  const today: CalendarDate | undefined = parseDate(isoDayAt(now));
  return today && /^\d{1,3}$/.test(value.trim()) ? toIso(yearsBefore(today, Number(value))) : undefined;
}
