import { readDay, toBrazilian } from '#brazil/date.ts';
import { createDateFormatter } from './formatter.ts';

/** 8 digits in either order, ISO, DD/MM/YYYY or a moment -> 'DD/MM/YYYY'; null if it is no calendar day (5.22). */
export const date = createDateFormatter(text => {
  const day = readDay(text);
  return day && toBrazilian(day);
});
