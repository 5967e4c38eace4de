import type { Cents } from './cents.ts';

/** Tax on credit: a share of the principal once, and a share per day up to 365 days. */
export interface CreditTax {
  fixed: number;
  daily: number;
}

/** The costs of a loan with equal instalments. */
export interface Quote {
  months: number;
  /** A fraction: 0.02 for 2%. */
  monthlyRate: number;
  /** The debt: amount paid out, fee and tax. */
  financed: Cents;
  fee: Cents;
  iof: Cents;
  /** The instalment by the Price table, without insurance. */
  instalment: Cents;
  /** Monthly price of the insurance; 0 without one. */
  insurance: Cents;
  /** All instalments minus the debt. It includes the fraction of a cent that rounding leaves. */
  interest: Cents;
  /** All payments, insurance included. */
  total: Cents;
}

export interface QuoteTerms {
  amount: Cents;
  fee: Cents;
  months: number;
  monthlyRate: number;
  iof: CreditTax;
  insurance: Cents;
}

/** The Price table: the instalment whose present value at the rate is the debt, to the nearest cent. */
export function instalmentOf(financed: Cents, monthlyRate: number, months: number): Cents {
  const exactInstalment = financed * rateOfInstalment(monthlyRate, months);
  return Math.max(Math.round(exactInstalment), Math.ceil(financed / months));
}

/** The debt that an instalment pays off: the inverse of the Price table, rounded down to the cent. */
export const financedBy = (instalment: Cents, monthlyRate: number, months: number): Cents =>
  Math.floor(instalment / rateOfInstalment(monthlyRate, months));

function rateOfInstalment(monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return 1 / months;
  return monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate));
}

const daysOfMonth = 30;
const maxTaxedDays = 365;

/**
 * The tax as a share of the debt. Each instalment repays a part of the principal; the tax on that part grows with the
 * days until the instalment, 365 at most.
 */
export function taxShareOf({ fixed, daily }: CreditTax, monthlyRate: number, months: number): number {
  let share = fixed;
  let repaidShare = rateOfInstalment(monthlyRate, months) - monthlyRate;
  for (let month = 1; month <= months; month += 1) {
    share += repaidShare * daily * Math.min(month * daysOfMonth, maxTaxedDays);
    repaidShare *= 1 + monthlyRate;
  }
  return share;
}

/** Computes the costs of a loan. Fee and tax are financed, too, so the tax also applies to the tax. */
export function quote({ amount, fee, months, monthlyRate, iof, insurance }: QuoteTerms): Quote {
  const share = taxShareOf(iof, monthlyRate, months);
  const tax = Math.round(((amount + fee) * share) / (1 - share));
  const financed = amount + fee + tax;
  const instalment = instalmentOf(financed, monthlyRate, months);
  return {
    months,
    monthlyRate,
    financed,
    fee,
    iof: tax,
    instalment,
    insurance,
    interest: instalment * months - financed,
    total: (instalment + insurance) * months,
  };
}
