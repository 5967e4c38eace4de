import { parseRate } from '#brazil/decimal.ts';
import { formatRate } from '#brazil/percent.ts';
import { createNumberFormatter } from './formatter.ts';

/** The rate 0.0199 -> '1,99%', as in a spreadsheet (9.31). A text with '%' stays unchanged. */
export const toPercentageLikeExcel = createNumberFormatter(
  text => (text.includes('%') ? undefined : parseRate(text)),
  formatRate,
);
