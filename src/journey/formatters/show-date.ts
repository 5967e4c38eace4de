import { readDay, toBrazilian } from '#brazil/date.ts';
import { createDateFormatter } from './formatter.ts';

/** A date or moment from the service -> its day as 'DD/MM/YYYY' (9.33); otherwise null. */
export const showDate = createDateFormatter(text => {
  const day = readDay(text);
  return day && toBrazilian(day);
});
