import { formatTime } from './format-time.ts';

const MINUTE = 60_000;

/**
 * The earliest time on the device's clock as text: 'a partir das 14h32'. Rounded up to the next full minute, so that
 * nobody comes too early. `instant`: milliseconds since 1970, UTC.
 */
export function formatEarliestTime(instant: number): string {
  const date = new Date(Math.ceil(instant / MINUTE) * MINUTE);
  const hours = date.getHours();
  return `a partir ${hours <= 1 ? 'da' : 'das'} ${formatTime(hours, date.getMinutes())}`;
}
