import { lazyValue } from '#shared/lazy-value.ts';
import { parseRate, shiftDecimalPoint } from './decimal.ts';
import { keepDigits } from './keep-digits.ts';

export const MAX_PERCENT = 100;

const twoDecimals = lazyValue(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** 12.5 -> '% 12,50': formatted like an amount, with '%' in place of the currency (5.25). */
export const formatPercent = (percent: number): string =>
  `% ${twoDecimals().format(shiftDecimalPoint(percent, 2) / 100)}`;

/** Parses the input of a percentage (5.25): its digits, shifted by two decimals. No digits give 0. */
export const percentFromDigits = (text: string): number => Number(keepDigits(text).slice(0, 15)) / 100;

/** '% 12,50', '12,5', '12.5' -> 12.5; undefined if it is no number. */
export const parsePercent = (text: string): number | undefined => parseRate(text);

/** A rate as a percentage (9.31): 0.0199 -> '1,99%'. */
export const formatRate = (rate: number): string =>
  `${twoDecimals().format(shiftDecimalPoint(rate, 4) / 100)}%`;
