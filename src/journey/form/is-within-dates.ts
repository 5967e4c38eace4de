import { type CalendarDate, parseDate, readDay, todayIso, toIso, yearsBefore } from '#brazil/date.ts';
import type { DateBoundary } from '../model/field.ts';

/**
 * Whether a day lies within its boundaries, both ends included (3.30, 5.7). Only texts of 10 characters that are a day
 * are judged: anything else is the business of the date validator. A boundary that cannot be read bounds nothing.
 */
export function isWithinDates(text: string, boundaries: readonly DateBoundary[], now: number): boolean {
  const date = parseDate(text);
  if (!date) return true;
  const day = toIso(date);
  return boundaries.every(boundary => {
    const limit = dayOf(boundary, now);
    if (limit === undefined) return true;
    return boundary.edge === 'start' ? day >= limit : day <= limit;
  });
}

function dayOf({ type, value }: DateBoundary, now: number): string | undefined {
  if (type === 'absoluteDate') {
    const date = readDay(value.trim());
    return date && toIso(date);
  }
  const today: CalendarDate | undefined = parseDate(todayIso(now));
  return today && /^\d{1,3}$/.test(value.trim()) ? toIso(yearsBefore(today, Number(value))) : undefined;
}
