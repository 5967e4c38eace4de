import { readDay, readWireDay, toBrazilian } from './date.ts';

/** The day in a text from the service (see `readDay`) as DD/MM/YYYY; empty if the text is no day. */
export function formatDay(text: string): string {
  const day = readDay(text);
  return day ? toBrazilian(day) : '';
}

/** The same, also for the spellings of other programs and for timestamps (see `readWireDay`). */
export function formatWireDay(text: string): string {
  const day = readWireDay(text);
  return day ? toBrazilian(day) : '';
}
