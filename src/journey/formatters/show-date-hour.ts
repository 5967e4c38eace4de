import { momentInSaoPaulo, parseLooseDate, toBrazilian } from '#brazil/date.ts';
import { createDateFormatter } from './formatter.ts';

/** A moment from the service -> 'DD/MM/YYYY HH:mm' in São Paulo (9.33); a date -> 'DD/MM/YYYY'; otherwise null. */
export const showDateHour = createDateFormatter(text => {
  const moment = momentInSaoPaulo(text);
  if (moment) return `${toBrazilian(moment.day)} ${moment.time}`;
  const day = parseLooseDate(text);
  return day && toBrazilian(day);
});
