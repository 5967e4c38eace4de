/**
 * The basis of a product's simulations. Amounts in reais, rates as fractions (0.0189 is 1,89% a month). The
 * service computes every offer from these figures.
 */
export interface Pricing {
  /** Smallest and largest amount. */
  minAmount: number;
  maxAmount: number;
  /** Amount offered by default. */
  suggestedAmount: number;
  /** Available numbers of instalments, shortest first, with the monthly rate of each. */
  instalmentPlans: readonly { months: number; monthlyRate: number }[];
  /** Fee for opening the contract. */
  openingFee: number;
  /** Tax on credit: a share of the amount once, and a share per day up to 365 days. */
  iof: { fixed: number; daily: number };
  /** Monthly price of the insurance as a share of the amount, where one is offered. */
  insuranceMonthly?: number;
  /** The largest instalment the visitor's margin allows. */
  maxInstalment?: number;
  /** FGTS anniversary: `instalmentPlans` count yearly withdrawals here. */
  fgts?: { balance: number };
  /**
   * Real estate: the banks with offers, in the order of the answer. Each may offer the durations of `instalmentPlans`.
   */
  offeringBanks?: readonly OfferingBank[];
}

/** A bank that finances real estate, with the conditions in which it differs from the product. */
export interface OfferingBank {
  id: string;
  name: string;
  slug: string;
  /** Instead of the product's rate. */
  monthlyRate: number;
  /** The largest share of the property's value that the bank finances: 0.8 is 80%. */
  maxFinancedShare: number;
  maxMonths: number;
}
