/** A time of day as Brazilians write it: '14h30', '8h05', '14h'. */
const formatTime = (hours: number, minutes: number): string =>
  `${hours}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;

/** The preposition joined with the article of the time, which is singular for the hours 0 and 1. */
const CONTRACTIONS = { a: { singular: 'à', plural: 'às' }, de: { singular: 'da', plural: 'das' } };

/** A time of day after a preposition: 'às 14h30' and 'à 1h' after 'a', 'das 8h05' and 'da 0h10' after 'de'. */
export const formatTimeAfter = (preposition: 'a' | 'de', hours: number, minutes: number): string =>
  `${CONTRACTIONS[preposition][hours <= 1 ? 'singular' : 'plural']} ${formatTime(hours, minutes)}`;
