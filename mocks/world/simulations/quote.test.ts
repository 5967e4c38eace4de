import fc from 'fast-check';
import { expect, test } from 'vitest';
import { financedBy, instalmentOf, quote, taxShareOf } from './quote.ts';

/** The rates of a person's loan in 2026: 0.38% once and 0.0082% a day. */
const iof = { fixed: 0.0038, daily: 0.000082 };
const amounts = fc.integer({ min: 100, max: 500_000_00 });
const rates = fc.double({ min: 0, max: 0.2, noNaN: true });
const terms = fc.integer({ min: 1, max: 420 });

test('R$ 1.000,00 in 12 instalments at 2% a month are R$ 94,56 each', () => {
  expect(instalmentOf(1000_00, 0.02, 12)).toBe(94_56);
});

test('without interest the instalments add up to the amount, to the cent', () => {
  expect(instalmentOf(100_00, 0, 3)).toBe(33_34);
  expect(
    quote({ amount: 100_00, fee: 0, months: 3, monthlyRate: 0, iof: noTax, insurance: 0 }),
  ).toMatchObject({
    financed: 100_00,
    interest: 2,
    total: 100_02,
  });
});

const noTax = { fixed: 0, daily: 0 };

test('the tax of one instalment is the fixed share plus thirty daily shares', () => {
  expect(taxShareOf(iof, 0.05, 1)).toBeCloseTo(0.0038 + 30 * 0.000082, 12);
});

test("the tax stops growing at 365 days: it stays below a year's tax on the whole amount", () => {
  const maxTaxShare = 0.0038 + 365 * 0.000082;
  expect(taxShareOf(iof, 0.02, 420)).toBeLessThan(maxTaxShare);
  expect(taxShareOf(iof, 0.02, 420)).toBeGreaterThan(maxTaxShare - 0.0001);
});

test('[7.28] the present value of the instalments is the debt, within one cent per instalment', () => {
  fc.assert(
    fc.property(amounts, rates, terms, (financed, monthlyRate, months) => {
      const instalment = instalmentOf(financed, monthlyRate, months);
      let presentValue = 0;
      for (let month = 1; month <= months; month += 1)
        presentValue += instalment / (1 + monthlyRate) ** month;
      expect(Math.abs(presentValue - financed)).toBeLessThanOrEqual(months);
    }),
  );
});

test('[7.28] the interest is the instalments minus the debt, to the cent and never negative', () => {
  fc.assert(
    fc.property(
      amounts,
      rates,
      terms,
      fc.integer({ min: 0, max: 5000_00 }),
      (amount, monthlyRate, months, fee) => {
        const insurance = Math.round(amount / 1000);
        const loan = quote({ amount, fee, months, monthlyRate, iof, insurance });
        expect(loan.financed).toBe(amount + loan.fee + loan.iof);
        expect(loan.instalment * months - loan.financed).toBe(loan.interest);
        expect(loan.total).toBe(amount + loan.fee + loan.iof + loan.interest + insurance * months);
        expect(loan.interest).toBeGreaterThanOrEqual(0);
        for (const cents of [loan.financed, loan.iof, loan.instalment, loan.interest, loan.total])
          expect(Number.isSafeInteger(cents)).toBe(true);
      },
    ),
  );
});

test('the tax is computed on the debt, which includes the tax', () => {
  fc.assert(
    fc.property(amounts, rates, terms, (amount, monthlyRate, months) => {
      const loan = quote({ amount, fee: 0, months, monthlyRate, iof, insurance: 0 });
      expect(Math.abs(loan.iof - loan.financed * taxShareOf(iof, monthlyRate, months))).toBeLessThanOrEqual(
        1,
      );
    }),
  );
});

test('a larger amount never has a smaller instalment; a longer term has a higher total and a lower instalment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000_00, max: 500_000_00 }),
      fc.integer({ min: 0, max: 10_000_00 }),
      fc.double({ min: 0.001, max: 0.06, noNaN: true }),
      fc.integer({ min: 1, max: 95 }),
      (amount, additionalAmount, monthlyRate, months) => {
        const quoteOf = (cents: number, term: number) =>
          quote({ amount: cents, fee: 100_00, months: term, monthlyRate, iof, insurance: 0 });
        expect(quoteOf(amount + additionalAmount, months).instalment).toBeGreaterThanOrEqual(
          quoteOf(amount, months).instalment,
        );
        expect(quoteOf(amount, months + 1).instalment).toBeLessThanOrEqual(
          quoteOf(amount, months).instalment,
        );
        // Rounding an instalment changes the total by up to half a cent per instalment.
        expect(quoteOf(amount, months + 1).total).toBeGreaterThanOrEqual(
          quoteOf(amount, months).total - months,
        );
      },
    ),
  );
});

test('the amount for a given instalment never needs a higher instalment', () => {
  fc.assert(
    fc.property(amounts, rates, terms, (instalment, monthlyRate, months) => {
      const financed = financedBy(instalment, monthlyRate, months);
      expect(instalmentOf(financed, monthlyRate, months)).toBeLessThanOrEqual(instalment);
    }),
  );
});
