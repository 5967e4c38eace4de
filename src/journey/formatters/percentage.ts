import { formatPercent, parsePercent } from '#brazil/percent.ts';
import { numberFormatter } from './formatter.ts';

/** 12.5 -> '% 12,50' (5.25). */
export const percentage = numberFormatter(parsePercent, formatPercent);
