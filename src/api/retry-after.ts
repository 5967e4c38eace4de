/** A service that names a longer pause is asked again after this one. Seconds. */
const LONGEST_PAUSE = 3600;

/** A date without the service's own clock beside it is read by the clock of the device, which may be wrong. Seconds. */
const LONGEST_PAUSE_BY_DEVICE_CLOCK = 300;

/** A date as HTTP writes it begins with the day of the week. `Date.parse` alone would read '-1' as a year. */
const HTTP_DATE = /^[A-Za-z]{3,9},? /;

/**
 * Seconds of a Retry-After header, given as seconds or as a date. A date counts from the `Date` of the same answer, because
 * the clock of a device is often wrong; another origin shows that header only where it exposes it.
 * @param now milliseconds since 1970 by the clock of the device.
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value), LONGEST_PAUSE);
  const moment = momentOf(value);
  if (moment === undefined) return undefined;
  const sent = momentOf(headers.get('date')?.trim() ?? '');
  const seconds = Math.max(0, Math.ceil((moment - (sent ?? now)) / 1000));
  return Math.min(seconds, sent === undefined ? LONGEST_PAUSE_BY_DEVICE_CLOCK : LONGEST_PAUSE);
}

function momentOf(text: string): number | undefined {
  const moment = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
