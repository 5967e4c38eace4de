import type { Pricing } from '#scenarios/products/pricing.ts';
import { type Cents, toCents } from './cents.ts';
import { type CreditTax, type Quote, quote } from './quote.ts';

export interface InstalmentPlan {
  months: number;
  monthlyRate: number;
}

/** The lending conditions of a product, in cents. */
export interface Conditions {
  min: Cents;
  max: Cents;
  suggestedAmount: Cents;
  fee: Cents;
  iof: CreditTax;
  instalmentPlans: readonly InstalmentPlan[];
  /** Monthly price of the insurance as a share of the amount; undefined where none is offered. */
  insuranceShare: number | undefined;
  maxInstalment: Cents | undefined;
}

export const conditionsOf = (pricing: Pricing): Conditions => ({
  min: toCents(pricing.minAmount),
  max: toCents(pricing.maxAmount),
  suggestedAmount: toCents(pricing.suggestedAmount),
  fee: toCents(pricing.openingFee),
  iof: pricing.iof,
  instalmentPlans: pricing.instalmentPlans,
  insuranceShare: pricing.insuranceMonthly,
  maxInstalment: pricing.maxInstalment === undefined ? undefined : toCents(pricing.maxInstalment),
});

/** Monthly price of the insurance for an amount. */
export const premiumOf = ({ insuranceShare = 0 }: Conditions, amount: Cents): Cents =>
  Math.round(amount * insuranceShare);

export const quoteOf = (
  conditions: Conditions,
  plan: InstalmentPlan,
  amount: Cents,
  isInsured: boolean,
): Quote =>
  quote({
    ...plan,
    amount,
    fee: conditions.fee,
    iof: conditions.iof,
    insurance: isInsured ? premiumOf(conditions, amount) : 0,
  });

/** The monthly payment. */
export const monthlyPaymentOf = ({ instalment, insurance }: Quote): Cents => instalment + insurance;

/** An option for every term whose instalment the visitor's margin allows, shortest first. */
export const quotesOf = (conditions: Conditions, amount: Cents, isInsured: boolean): Quote[] =>
  conditions.instalmentPlans
    .map(plan => quoteOf(conditions, plan, amount, isInsured))
    .filter(
      candidate => monthlyPaymentOf(candidate) <= (conditions.maxInstalment ?? Number.POSITIVE_INFINITY),
    );

/** The largest amount up to `maxAmount` whose monthly payment is no more than `payment`; 0 when there is none. */
export function largestAmountOf(
  conditions: Conditions,
  plan: InstalmentPlan,
  isInsured: boolean,
  payment: Cents,
  maxAmount: Cents,
): Cents {
  const fits = (amount: Cents) => monthlyPaymentOf(quoteOf(conditions, plan, amount, isInsured)) <= payment;
  if (fits(maxAmount)) return maxAmount;
  let [largest, upperBound] = [0, maxAmount];
  while (upperBound - largest > 1) {
    const middle = Math.floor((largest + upperBound) / 2);
    if (fits(middle)) largest = middle;
    else upperBound = middle;
  }
  return largest;
}

/** Smallest and largest amount; the margin limits the largest to whole reais. */
export function limitsOf(conditions: Conditions, isInsured: boolean): { min: Cents; max: Cents } | undefined {
  const { min, max, maxInstalment, instalmentPlans } = conditions;
  if (instalmentPlans.length === 0) return undefined;
  if (maxInstalment === undefined) return { min, max };
  const reached = Math.max(
    ...instalmentPlans.map(plan => largestAmountOf(conditions, plan, isInsured, maxInstalment, max)),
  );
  const allowed = reached === max ? max : Math.floor(reached / 100) * 100;
  return allowed < min ? undefined : { min, max: allowed };
}
