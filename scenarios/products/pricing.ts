/**
 * What a product's simulations compute with. Amounts in reais, rates as fractions (0.0189 is 1,89% a month).
 * The service draws every offer from these figures; nothing in an answer is written by hand.
 */
export interface Pricing {
  /** Smallest and largest amount one may ask for. */
  minAmount: number;
  maxAmount: number;
  /** Amount offered while nothing is asked for. */
  suggestedAmount: number;
  /** Numbers of instalments on offer, shortest first, with the monthly rate of each. */
  terms: readonly { months: number; monthlyRate: number }[];
  /** Fee for opening the contract. */
  openingFee: number;
  /** Tax on credit: a share of the amount once, and a share per day up to 365 days. */
  iof: { fixed: number; daily: number };
  /** Monthly price of the insurance as a share of the amount, where one is offered. */
  insuranceMonthly?: number;
  /** The largest instalment the visitor's margin allows. */
  maxInstalment?: number;
}
