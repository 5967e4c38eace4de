import { formatPercent, parsePercent } from '#brazil/percent.ts';
import { createNumberFormatter } from './formatter.ts';

/** 12.5 -> '% 12,50' (5.25). */
export const percentage = createNumberFormatter(parsePercent, formatPercent);
