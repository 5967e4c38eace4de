import type { Pricing } from '../pricing.ts';

/** The tax on credit for persons: 0,38% once and 0,0082% a day. */
export const personalIof: Pricing['iof'] = { fixed: 0.0038, daily: 0.000082 };

/** Plans of these numbers of instalments, all with the same rate. */
export const instalmentPlansAt = (
  monthlyRate: number,
  ...months: readonly number[]
): Pricing['instalmentPlans'] => months.map(count => ({ months: count, monthlyRate }));
