import { formatPercent, MAX_PERCENT } from '#brazil/percent.ts';
import { keyboards } from '../fields/keyboards.ts';
import { centsFirst } from './cents-first.ts';
import { defineMask } from './mask.ts';

/** % 12,50, hundredths first, at most 100 (5.25). */
export const percentageMask = defineMask(
  centsFirst({ max: MAX_PERCENT * 100, format: hundredths => formatPercent(hundredths / 100) }),
  { keyboard: keyboards.digits, width: 'half', content: 'none', picture: undefined },
);
