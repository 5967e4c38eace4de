import { MAX_PAUSE } from '#shared/remaining-pause.ts';

/** Without the service's clock, a date is compared with the device's clock, which may be wrong. Seconds. */
const MAX_PAUSE_BY_DEVICE_CLOCK = 300;

/** An HTTP date begins with the day of the week. `Date.parse` alone would read '-1' as a year. */
const HTTP_DATE = /^[A-Za-z]{3,9},? /;

/**
 * Seconds of a Retry-After header in either form, seconds or date. A date is compared with the `Date` of the same
 * answer, because device clocks are often wrong; another origin must expose that header.
 * @param now milliseconds since 1970 by the device's clock.
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value), MAX_PAUSE);
  const moment = momentOf(value);
  if (moment === undefined) return undefined;
  const answeredAt = momentOf(headers.get('date')?.trim() ?? '');
  const seconds = Math.max(0, Math.ceil((moment - (answeredAt ?? now)) / 1000));
  return Math.min(seconds, answeredAt === undefined ? MAX_PAUSE_BY_DEVICE_CLOCK : MAX_PAUSE);
}

function momentOf(text: string): number | undefined {
  const moment = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
