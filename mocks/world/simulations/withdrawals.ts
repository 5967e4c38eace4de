import type { Cents } from './cents.ts';

/**
 * The bands of the anniversary withdrawal, from the annex of Lei 13.932/2019. From a balance up to `upTo` the customer
 * may withdraw `share` percent of the balance plus the fixed amount `additional`.
 */
const bands: readonly { upTo: Cents; share: number; additional: Cents }[] = [
  { upTo: 500_00, share: 50, additional: 0 },
  { upTo: 1_000_00, share: 40, additional: 50_00 },
  { upTo: 5_000_00, share: 30, additional: 150_00 },
  { upTo: 10_000_00, share: 20, additional: 650_00 },
  { upTo: 15_000_00, share: 15, additional: 1_150_00 },
  { upTo: 20_000_00, share: 10, additional: 1_900_00 },
  { upTo: Number.POSITIVE_INFINITY, share: 5, additional: 2_900_00 },
];

/** The withdrawal in the month of birth from a balance. */
export function withdrawalOf(balance: Cents): Cents {
  const band = bands.find(({ upTo }) => balance <= upTo);
  return band ? Math.min(balance, Math.floor((balance * band.share) / 100) + band.additional) : 0;
}

/** The withdrawals of consecutive years, each from the balance that the previous ones left. It stops at 0. */
export function withdrawalsOf(balance: Cents, years: number): Cents[] {
  const withdrawals: Cents[] = [];
  for (let remaining = balance; withdrawals.length < years && remaining > 0; ) {
    const withdrawal = withdrawalOf(remaining);
    if (withdrawal === 0) break;
    withdrawals.push(withdrawal);
    remaining -= withdrawal;
  }
  return withdrawals;
}
