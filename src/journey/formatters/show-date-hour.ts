import { momentInSaoPaulo, parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { ofDate } from './formatter.ts';

/** A moment of the service -> 'DD/MM/YYYY HH:mm' in São Paulo (9.33); a date alone -> 'DD/MM/YYYY'; null when it is neither. */
export const showDateHour = ofDate(text => {
  const moment = momentInSaoPaulo(text);
  if (moment) return `${toBrazilian(moment.day)} ${moment.time}`;
  const day = parseLooseDate(text);
  return day && toBrazilian(day);
});
