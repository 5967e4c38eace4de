import { formatTimeAfter } from './format-time-after.ts';

const MINUTE = 60_000;

/**
 * The earliest time on the device's clock as text: 'a partir das 14h32'. Rounded up to the next full minute, so that
 * nobody comes too early. `instant`: milliseconds since 1970, UTC.
 */
export function formatEarliestTime(instant: number): string {
  const date = new Date(Math.ceil(instant / MINUTE) * MINUTE);
  return `a partir ${formatTimeAfter('de', date.getHours(), date.getMinutes())}`;
}
