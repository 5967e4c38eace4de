import type { Pricing } from '../pricing.ts';

/** The tax on credit for persons: 0,38% once and 0,0082% a day. */
export const personalIof: Pricing['iof'] = { fixed: 0.0038, daily: 0.000082 };

/** Terms with one rate. */
export const termsAt = (monthlyRate: number, ...months: readonly number[]): Pricing['terms'] =>
  months.map(count => ({ months: count, monthlyRate }));
