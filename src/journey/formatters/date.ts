import { formatDay } from '#brazil/format-day.ts';
import { createDateFormatter } from './formatter.ts';

/**
 * 8 digits in either order, ISO, DD/MM/YYYY or a moment -> 'DD/MM/YYYY'; null if it is no calendar day (5.22, 9.33).
 */
export const date = createDateFormatter(text => formatDay(text) || undefined);
