import type { Cents } from './cents.ts';

/** Tax on credit: a share of the principal once, and a share per day up to 365 days. */
export interface CreditTax {
  fixed: number;
  daily: number;
}

/** What an amount costs when it is paid back in equal instalments. */
export interface Quote {
  months: number;
  /** As a fraction. */
  monthlyRate: number;
  /** The amount paid out, the fee and the tax: what is owed. */
  financed: Cents;
  fee: Cents;
  iof: Cents;
  /** Of the Price table alone. */
  instalment: Cents;
  /** Monthly price of the insurance; 0 without one. */
  insurance: Cents;
  /** All instalments minus what is owed: the part of a cent that rounding an instalment leaves is interest. */
  interest: Cents;
  /** Everything that is paid back, insurance included. */
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

/** The Price table: the instalment whose present value at the rate is what is owed, to the nearest cent. */
export function instalmentOf(financed: Cents, monthlyRate: number, months: number): Cents {
  const fair = financed * rateOfInstalment(monthlyRate, months);
  return Math.max(Math.round(fair), Math.ceil(financed / months));
}

/** What is owed when the instalment is known: the inverse of the Price table, rounded down to the cent. */
export const financedBy = (instalment: Cents, monthlyRate: number, months: number): Cents =>
  Math.floor(instalment / rateOfInstalment(monthlyRate, months));

function rateOfInstalment(monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return 1 / months;
  return monthlyRate / -Math.expm1(-months * Math.log1p(monthlyRate));
}

const daysOfMonth = 30;
const daysThatCount = 365;

/**
 * The tax as a share of what is owed. Each instalment pays a part of the principal back; the tax of that part grows
 * with the days until then, 365 at most.
 */
export function taxShare({ fixed, daily }: CreditTax, monthlyRate: number, months: number): number {
  let share = fixed;
  let paidBack = rateOfInstalment(monthlyRate, months) - monthlyRate;
  for (let month = 1; month <= months; month += 1) {
    share += paidBack * daily * Math.min(month * daysOfMonth, daysThatCount);
    paidBack *= 1 + monthlyRate;
  }
  return share;
}

/** Fee and tax are financed, too; the tax is therefore taken on itself as well. */
export function quote({ amount, fee, months, monthlyRate, iof, insurance }: QuoteTerms): Quote {
  const share = taxShare(iof, monthlyRate, months);
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
