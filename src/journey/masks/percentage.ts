import { parseRate, shiftDecimalPoint } from '#brazil/decimal.ts';
import { formatPercent, MAX_PERCENT } from '#brazil/percent.ts';
import { keyboards } from '../fields/keyboards.ts';
import { createCentsFirstOptions, exceededMaximum } from './create-cents-first-options.ts';
import { defineMask } from './mask.ts';

/** A percentage of at most 100: % 12,50, whose digits enter at the hundredths (5.25). */
export const percentageMask = defineMask(
  createCentsFirstOptions({
    max: MAX_PERCENT * 100,
    format: hundredths => formatPercent(hundredths / 100),
    read(text) {
      // Typed digits come with the sign in front.
      const percent = /^\D.*,\d{3}/.test(text) ? undefined : parseRate(text);
      return percent === undefined ? undefined : shiftDecimalPoint(percent, 2);
    },
  }),
  {
    keyboard: keyboards.digits,
    width: 'half',
    holds: 'text',
    content: 'none',
    picture: undefined,
    refusalIn: element => (exceededMaximum(element) ? `O valor máximo é ${MAX_PERCENT}%.` : ''),
  },
);
