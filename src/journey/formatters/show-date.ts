import { readDay, toBrazilian } from '#brazil/date.ts';
import { ofDate } from './formatter.ts';

/** A date or moment from the service -> 'DD/MM/YYYY' of the day it means (9.33); otherwise null. */
export const showDate = ofDate(text => {
  const day = readDay(text);
  return day && toBrazilian(day);
});
