import { centsFromWire, reaisFromCents } from '#brazil/money.ts';
import { numberFromWire } from '../fields/number-from-wire.ts';

/** One repayment option of an offer (3.39, 3.40). Amounts in cents. */
export interface InstalmentOption {
  /** Number of instalments, or of yearly withdrawals. */
  months: number;
  /** As a fraction: 0.0199 is 1,99% per month. `undefined` if unknown. */
  monthlyRate: number | undefined;
  /** The instalment with its insurance. */
  instalment: number;
  /** The tax for this term; `undefined` if the tax of the offer applies. */
  iof: number | undefined;
}

/** The key of an option in its list: no two options of an offer have the same term and rate. */
export const optionKeyOf = ({ months, monthlyRate }: InstalmentOption): string =>
  `${months}-${monthlyRate ?? 'unknown'}`;

/** A yearly withdrawal that is paid now (FGTS anniversary). */
export interface Withdrawal {
  /** ISO date. */
  date: string;
  amount: number;
}

/** The bank of an offer, where several banks offer (7.37). */
export interface Lender {
  id: string;
  name: string;
  slug: string;
}

/** Smallest and largest amount, in cents. */
export interface Limits {
  min: number;
  max: number;
}

/** The offer of a simulation. Amounts in cents. */
export interface Offer {
  /** The amount that is paid out or financed. */
  amount: number;
  limits: Limits | undefined;
  /** `undefined` if it cannot be read. */
  fee: number | undefined;
  /** The tax of the options without their own; `undefined` if it cannot be read. */
  iof: number | undefined;
  /** Monthly price of the insurance, even if not requested; `undefined` if none is offered. */
  insurance: number | undefined;
  /** The part of the amount that repays the taken-over contracts. */
  settledBalance: number | undefined;
  /** Down payment on which the offer is based. */
  entry: number | undefined;
  /** newLoan, portability, refinancing (3.42), or an unknown name; empty if the service sends none. */
  pricingType: string;
  options: readonly InstalmentOption[];
  withdrawals: readonly Withdrawal[];
  /** `undefined` if only one bank offers. */
  lender: Lender | undefined;
}

/** The costs of an option in cents; `undefined` for what cannot be read, and then for the interest, too. */
export interface Breakdown {
  amount: number;
  fee: number | undefined;
  iof: number | undefined;
  /** The insurance over the whole term. */
  insurance: number | undefined;
  interest: number | undefined;
  /** The total repayment. */
  total: number;
}

/** The total repayment of an option: its instalments, or the withdrawals that go to the bank. */
export function totalOf({ withdrawals }: Offer, { instalment, months }: InstalmentOption): number {
  if (withdrawals.length === months) return withdrawals.reduce((sum, { amount }) => sum + amount, 0);
  return instalment * months;
}

/** The costs of an option; its parts add up to the total, unless one of them is unknown. */
export function breakdownOf(offer: Offer, option: InstalmentOption, isInsured: boolean): Breakdown {
  const { amount, fee } = offer;
  const iof = option.iof ?? offer.iof;
  const total = totalOf(offer, option);
  const insurance = isInsured ? offer.insurance && offer.insurance * option.months : 0;
  const isKnown = fee !== undefined && iof !== undefined && insurance !== undefined;
  const interest = isKnown ? total - insurance - amount - fee - iof : undefined;
  return { amount, fee, iof, insurance, interest, total };
}

/** For the API, which may not import `#brazil`. */
export { reaisFromCents };

/** A rate of the wire as a fraction: 0.0199, or '1,99%'. `undefined` for other values and negative rates. */
export function rateFromWire(wire: unknown): number | undefined {
  const number = numberFromWire(wire);
  if (number === undefined || number < 0) return undefined;
  // As a text, because 2.3 / 100 has more decimals than 2.3.
  return typeof wire === 'string' && wire.includes('%') ? Number(`${number}e-2`) : number;
}

/** Reais of the wire -> cents; `undefined` for other values and negative amounts. */
export function amountFromWire(reais: unknown): number | undefined {
  const cents = centsFromWire(reais);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}
