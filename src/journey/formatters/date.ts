import { parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { ofText } from './formatter.ts';

/** 8 digits in either order, ISO or DD/MM/YYYY -> 'DD/MM/YYYY'; null when it is no day of the calendar (5.22). */
export const date = ofText(text => {
  const day = parseLooseDate(text.trim());
  return day ? toBrazilian(day) : null;
});
