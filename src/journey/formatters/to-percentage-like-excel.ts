import { parseRate } from '#brazil/decimal.ts';
import { formatRate } from '#brazil/percent.ts';
import { ofNumber } from './formatter.ts';

/** The rate 0.0199 -> '1,99%', as a spreadsheet shows it (9.31). A text that has its sign already stays. */
export const toPercentageLikeExcel = ofNumber(
  text => (text.includes('%') ? undefined : parseRate(text)),
  formatRate,
);
