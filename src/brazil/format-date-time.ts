import { momentInSaoPaulo, toBrazilian } from './date.ts';
import { formatTimeAfter } from './format-time-after.ts';

/** '04/05/2026 às 10h20', the time in São Paulo; empty if the text is not a point in time. */
export function formatDateTime(iso: string): string {
  const moment = momentInSaoPaulo(iso);
  if (!moment) return '';
  const [hours = 0, minutes = 0] = moment.time.split(':').map(Number);
  return `${toBrazilian(moment.day)} ${formatTimeAfter('a', hours, minutes)}`;
}
