import { parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { ofDate } from './formatter.ts';

/** 8 digits in either order, ISO or DD/MM/YYYY -> 'DD/MM/YYYY'; null when it is no day of the calendar (5.22). */
export const date = ofDate(text => {
  const day = parseLooseDate(text);
  return day && toBrazilian(day);
});
