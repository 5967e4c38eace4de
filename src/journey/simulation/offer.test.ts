import { expect, test } from 'vitest';
import { amountFromWire, breakdownOf, totalOf } from './offer.ts';
import { sampleOffer, sampleOption } from './testing/sample.ts';
import { rateTextOf, termTextOf, totalTextOf, withdrawalsTextOf } from './texts.ts';

test('[2.35] the parts of the repayment add up to the total, to the cent', () => {
  const [first, second] = sampleOffer.options;
  if (!first || !second) throw new Error('The offer has two options.');
  expect(breakdownOf(sampleOffer, first, false)).toEqual({
    amount: 3500_00,
    fee: 120_00,
    iof: 76_87,
    insurance: 0,
    interest: 891_21,
    total: 4588_08,
  });
  const insured = breakdownOf(sampleOffer, second, true);
  expect(insured).toMatchObject({ iof: 98_00, insurance: 75_60, total: 5610_00 });
  const { amount, fee = 0, iof = 0, insurance = 0, interest = 0, total } = insured;
  expect(amount + fee + iof + insurance + interest).toBe(total);
});

test('[5.24] [2.35] if the fee, the tax or the price of the insurance is unknown, so is the interest', () => {
  const [withOwnTax, other] = sampleOffer.options;
  if (!withOwnTax || !other) throw new Error('The offer has two options.');
  const unknown = { interest: undefined, total: 5610_00 };
  expect(breakdownOf({ ...sampleOffer, fee: undefined }, other, false)).toMatchObject({
    ...unknown,
    fee: undefined,
    iof: 98_00,
  });
  const withoutTax = { ...sampleOffer, iof: undefined };
  expect(breakdownOf(withoutTax, other, false)).toMatchObject({ ...unknown, fee: 120_00, iof: undefined });
  expect(breakdownOf(withoutTax, withOwnTax, false)).toMatchObject({ iof: 76_87, interest: 891_21 });
  const withoutPrice = { ...sampleOffer, insurance: undefined };
  expect(breakdownOf(withoutPrice, other, true)).toMatchObject({ ...unknown, insurance: undefined });
  expect(breakdownOf(withoutPrice, other, false)).toMatchObject({ insurance: 0, interest: 1892_00 });
});

test('[7.36] the total of anticipated withdrawals is their sum', () => {
  const withdrawal = {
    ...sampleOffer,
    withdrawals: [
      { date: '2027-03-01', amount: 1350_00 },
      { date: '2028-03-01', amount: 945_00 },
    ],
  };
  expect(totalOf(withdrawal, sampleOption(2, 1350_00))).toBe(2295_00);
});

test('[7.36d] if the listed withdrawals are those of another option, the total is the amount of one times their number', () => {
  const offer = { ...sampleOffer, withdrawals: [{ date: '2027-03-01', amount: 1350_00 }] };
  expect(totalOf(offer, sampleOption(3, 400_00))).toBe(1200_00);
});

test('[5.21] [9.31] terms and rates are formatted for people', () => {
  expect(termTextOf(sampleOption(1, 1))).toBe('1 parcela');
  expect(termTextOf(sampleOption(12, 1))).toBe('12 parcelas');
  expect(rateTextOf(sampleOption(12, 1))).toBe('3,49% ao mês');
  expect(rateTextOf({ ...sampleOption(12, 1), monthlyRate: undefined })).toBe('Taxa não informada');
  expect(totalTextOf(sampleOption(12, 382_34))).toBe('12 x R$\u00a0382,34');
  expect([withdrawalsTextOf(1), withdrawalsTextOf(5)]).toEqual(['1 saque', '5 saques']);
});

test('amounts on the wire become whole cents; zero is an amount, a negative amount is invalid', () => {
  expect([0, '0,00'].map(amountFromWire)).toEqual([0, 0]);
  expect([3500.1, '3500.10', 0.29, 1.005].map(amountFromWire)).toEqual([350_010, 350_010, 29, 101]);
  expect([-1, Number.NaN, null, 'muito', {}].map(amountFromWire)).toEqual([...Array(5)].map(() => undefined));
});
