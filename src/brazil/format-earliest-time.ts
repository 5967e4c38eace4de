const MINUTE = 60_000;

const formatHourAndMinute = (date: Date): string => {
  const minutes = date.getMinutes();
  return `${date.getHours()}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
};

/**
 * The earliest time on the device's clock as text: 'a partir das 14h32'. Rounded up to the next full minute, so that
 * nobody comes too early. `instant`: milliseconds since 1970, UTC.
 */
export function formatEarliestTime(instant: number): string {
  const date = new Date(Math.ceil(instant / MINUTE) * MINUTE);
  return `a partir ${date.getHours() <= 1 ? 'da' : 'das'} ${formatHourAndMinute(date)}`;
}
