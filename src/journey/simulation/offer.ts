import { centsFromWire, reaisFromCents } from '#brazil/money.ts';

/** One way to pay an offer back (3.39, 3.40). Amounts in cents. */
export interface InstalmentOption {
  /** Number of instalments; of yearly withdrawals where those are anticipated. */
  months: number;
  /** As a fraction: 0.0199 is 1,99% a month. `undefined` where the service does not say it. */
  monthlyRate: number | undefined;
  /** Insurance included. */
  instalment: number;
  /** The tax of this term; `undefined` where the one of the offer holds for all. */
  iof: number | undefined;
}

/** A yearly withdrawal that is paid now (FGTS anniversary). */
export interface Withdrawal {
  /** ISO date. */
  date: string;
  amount: number;
}

/** A bank among several that offer (7.37). */
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

/** What a simulation offers. Amounts in cents. */
export interface Offer {
  /** Paid out, or financed. */
  amount: number;
  limits: Limits | undefined;
  fee: number;
  iof: number;
  /** Monthly price of the insurance, asked for or not; `undefined` where none is offered. */
  insurance: number | undefined;
  /** Part of the amount that settles the contracts taken over. */
  settles: number | undefined;
  /** Entry that the offer was worked out for. */
  entry: number | undefined;
  /** newLoan, portability, refinancing (3.42), or a name nobody knows; empty where it is not said. */
  pricingType: string;
  options: readonly InstalmentOption[];
  withdrawals: readonly Withdrawal[];
  /** `undefined` where only one bank offers. */
  lender: Lender | undefined;
}

/** What an option costs, in cents. */
export interface Breakdown {
  amount: number;
  fee: number;
  iof: number;
  /** Amount, fee and tax: what is owed. */
  financed: number;
  /** The insurance over the whole term. */
  insurance: number;
  interest: number;
  /** Everything that is paid back. */
  total: number;
}

/** Everything an option pays back: its instalments, or the withdrawals that go to the bank. */
export function totalOf({ withdrawals }: Offer, { instalment, months }: InstalmentOption): number {
  if (withdrawals.length > 0 && withdrawals.length === months)
    return withdrawals.reduce((sum, { amount }) => sum + amount, 0);
  return instalment * months;
}

/** Where the money of an option goes; the parts add up to the total, to the cent. */
export function breakdownOf(offer: Offer, option: InstalmentOption, insured: boolean): Breakdown {
  const { amount, fee } = offer;
  const iof = option.iof ?? offer.iof;
  const total = totalOf(offer, option);
  const insurance = insured ? (offer.insurance ?? 0) * option.months : 0;
  const financed = amount + fee + iof;
  return { amount, fee, iof, financed, insurance, interest: total - insurance - financed, total };
}

/** Cents -> reais for the wire. */
export const reaisOfCents = reaisFromCents;

/** Reais of the wire -> cents; `undefined` for what is no amount, and for less than nothing. */
export function amountOfWire(reais: unknown): number | undefined {
  const cents = centsFromWire(reais);
  return cents !== undefined && cents >= 0 ? cents : undefined;
}
