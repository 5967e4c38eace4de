import { momentInSaoPaulo, parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { ofDate } from './formatter.ts';

/** A date, or a moment of the service on the day it has in São Paulo (9.33) -> 'DD/MM/YYYY'; null when it is neither. */
export const showDate = ofDate(text => {
  const day = parseLooseDate(text) ?? momentInSaoPaulo(text)?.day;
  return day && toBrazilian(day);
});
