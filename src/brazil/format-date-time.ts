import { momentInSaoPaulo, parseLooseDate, toBrazilian } from './date.ts';
import { formatTimeAfter } from './format-time-after.ts';

/**
 * '04/05/2026 às 10h20', the time in São Paulo; '04/05/2026' if the text is a day without a time; empty if it is
 * neither.
 */
export function formatDateTime(text: string): string {
  const moment = momentInSaoPaulo(text);
  if (!moment) {
    const day = parseLooseDate(text);
    return day ? toBrazilian(day) : '';
  }
  const [hours = 0, minutes = 0] = moment.time.split(':').map(Number);
  return `${toBrazilian(moment.day)} ${formatTimeAfter('a', hours, minutes)}`;
}
