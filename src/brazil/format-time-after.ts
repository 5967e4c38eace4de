/** A time of day as Brazilians write it: '14h30', '8h05', '14h'. */
export const formatTime = (hours: number, minutes: number): string =>
  `${hours}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
