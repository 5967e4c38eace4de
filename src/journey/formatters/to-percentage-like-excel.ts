import { parseRate } from '#brazil/decimal.ts';
import { formatRate } from '#brazil/percent.ts';
import { ofNumber } from './formatter.ts';

/** The rate 0.0199 -> '1,99%', like a spreadsheet (9.31). A text with a sign stays unchanged. */
export const toPercentageLikeExcel = ofNumber(
  text => (text.includes('%') ? undefined : parseRate(text)),
  formatRate,
);
