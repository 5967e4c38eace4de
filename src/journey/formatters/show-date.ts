import { readDay, toBrazilian } from '#brazil/date.ts';
import { ofDate } from './formatter.ts';

/** A date or moment of the service, on the day it means (9.33) -> 'DD/MM/YYYY'; null when it is neither. */
export const showDate = ofDate(text => {
  const day = readDay(text);
  return day && toBrazilian(day);
});
