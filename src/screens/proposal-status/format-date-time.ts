import { momentInSaoPaulo, toBrazilian } from '#brazil/date.ts';

/** '04/05/2026 às 10:20', the time in São Paulo; empty if the text is not a point in time. */
export function formatDateTime(iso: string): string {
  const moment = momentInSaoPaulo(iso);
  return moment ? `${toBrazilian(moment.day)} às ${moment.time}` : '';
}
