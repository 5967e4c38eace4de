import { momentInSaoPaulo, parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { ofText } from './formatter.ts';

/** A date, or a moment of the service on the day it has in São Paulo (9.33) -> 'DD/MM/YYYY'; null when it is neither. */
export const showDate = ofText(text => {
  const day = parseLooseDate(text.trim()) ?? momentInSaoPaulo(text.trim())?.day;
  return day ? toBrazilian(day) : null;
});
