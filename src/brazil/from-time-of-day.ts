const HOUR_AND_MINUTE = (moment: Date): string => {
  const minutes = moment.getMinutes();
  return `${moment.getHours()}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
};

/**
 * A time of day on the device's clock: 'a partir das 14h32'. Rounded up to the next full minute, so that nobody comes
 * too early. `moment`: milliseconds since 1970, UTC.
 */
export function fromTimeOfDay(moment: number): string {
  const minute = 60_000;
  const date = new Date(Math.ceil(moment / minute) * minute);
  return `a partir ${date.getHours() <= 1 ? 'da' : 'das'} ${HOUR_AND_MINUTE(date)}`;
}
