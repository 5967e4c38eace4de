import { formatDateTime } from '#brazil/format-date-time.ts';
import { createDateFormatter } from './formatter.ts';

/** A result of this formatter: it has no zero before a single digit of the hour, and no minutes at the full hour. */
const OWN_FORM = /^(\S+) às? (\d{1,2})h(\d{2})?$/;

/**
 * A moment from the service -> '20/11/2026 às 9h30' in São Paulo (9.33), as docs/voice.md says (15.8); a date ->
 * 'DD/MM/YYYY'; otherwise null.
 */
export const showDateHour = createDateFormatter(text => {
  const [, writtenDay = '', hours = '', minutes = '00'] = OWN_FORM.exec(text) ?? [];
  const moment = writtenDay === '' ? text : `${writtenDay} ${hours.padStart(2, '0')}:${minutes}`;
  return formatDateTime(moment) || undefined;
});
