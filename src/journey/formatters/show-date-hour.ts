import { momentInSaoPaulo, parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { ofText } from './formatter.ts';

/** A moment of the service -> 'DD/MM/YYYY HH:mm' in São Paulo (9.33); a date without a time -> 'DD/MM/YYYY'; else null. */
export const showDateHour = ofText(text => {
  const moment = momentInSaoPaulo(text.trim());
  if (moment) return `${toBrazilian(moment.day)} ${moment.time}`;
  const day = parseLooseDate(text.trim());
  return day ? toBrazilian(day) : null;
});
