import { expect, test } from 'vitest';
import { formatCents } from '#brazil/money.ts';
import { sampleOffer, sampleOption, simulationFor } from '#journey/simulation/testing/sample.ts';
import {
  advantagesOf,
  comparedWithToday,
  costTextOf,
  dockTextOf,
  interestTextOf,
  rangeTextOf,
  shortOfferTextOf,
  shownAmountOf,
  wholeCostTextOf,
} from './offer-text.ts';

/** The text with ordinary blanks: amounts contain a no-break space. */
const withPlainBlanks = (text: string): string => text.replace(/\s/g, ' ');

test('an option has a short text, and a text of its cost', () => {
  const twelve = sampleOption(12, 382_34);
  expect(withPlainBlanks(shortOfferTextOf(simulationFor('simulation'), twelve))).toBe('12x de R$ 382,34');
  expect(withPlainBlanks(costTextOf(simulationFor('simulation'), sampleOffer, twelve))).toBe(
    '3,49% ao mês · Total R$ 4.588,08',
  );
  expect(
    withPlainBlanks(
      costTextOf(simulationFor('simulation'), sampleOffer, { ...twelve, monthlyRate: undefined }),
    ),
  ).toBe('Taxa não informada · Total R$ 4.588,08');
  expect(shortOfferTextOf(simulationFor('simulacaoFgtsAniversario'), sampleOption(1, 100))).toBe(
    '1 saque antecipado',
  );
  expect(shortOfferTextOf(simulationFor('simulacaoFgtsAniversario'), sampleOption(7, 100))).toBe(
    '7 saques antecipados',
  );
});

test('[2.35] the cost of a financing begins with its rate', () => {
  const twelve = sampleOption(12, 382_34);
  expect(withPlainBlanks(wholeCostTextOf(sampleOffer, twelve))).toBe('3,49% ao mês · R$ 4.588,08 ao todo');
});

test('[7.36] the dock of an offer of withdrawals names the money that comes, not the money that goes', () => {
  const text = dockTextOf(simulationFor('simulacaoFgtsAniversario'), sampleOffer, sampleOption(7, 100));
  expect(text).toBe(`Você recebe ${formatCents(sampleOffer.amount)}`);
  expect(
    withPlainBlanks(dockTextOf(simulationFor('simulation'), sampleOffer, sampleOption(12, 382_34))),
  ).toBe('12x de R$ 382,34');
});

test('[13.3] the options of an offer are announced from the first to the last, a single one by itself', () => {
  const options = [sampleOption(12, 382_34), sampleOption(24, 214_50), sampleOption(48, 121_50)];
  const textOf = (count: number): string =>
    withPlainBlanks(rangeTextOf(simulationFor('simulation'), options.slice(0, count)));
  expect(textOf(3)).toBe('de 12x de R$ 382,34 a 48x de R$ 121,50');
  expect(textOf(1)).toBe('12x de R$ 382,34');
  expect(textOf(0)).toBe('');
});

test('while the offer for another number of withdrawals loads, no sum is shown', () => {
  const yearly = { ...sampleOffer, withdrawals: [{ date: '2026-12-01', amount: 100_00 }] };
  expect(
    withPlainBlanks(costTextOf(simulationFor('simulacaoFgtsAniversario'), yearly, sampleOption(1, 100_00))),
  ).toBe('1 saque · Total descontado R$ 100,00');
  expect(costTextOf(simulationFor('simulacaoFgtsAniversario'), yearly, sampleOption(3, 100_00))).toBe(
    '3 saques',
  );
});

test('[7.36] without a list of withdrawals no sum is shown: a withdrawal is smaller than the one before it', () => {
  const fgts = simulationFor('simulacaoFgtsAniversario');
  expect(costTextOf(fgts, sampleOffer, sampleOption(3, 1200_00))).toBe('3 saques');
});

test('[9.31] [3.40] a rate is shown times a hundred; a rate of zero is "Sem juros", and an unknown rate is called so', () => {
  expect(interestTextOf(sampleOption(12, 1))).toBe('3,49% ao mês');
  expect(interestTextOf({ ...sampleOption(12, 1), monthlyRate: 0 })).toBe('Sem juros');
  expect(interestTextOf({ ...sampleOption(12, 1), monthlyRate: undefined })).toBe('Taxa não informada');
});

test('the label of the amount fits the kind of simulation', () => {
  const interestFree = { ...sampleOffer, options: [{ ...sampleOption(10, 24_000), monthlyRate: 0 }] };
  const labelOf = (slug: string, offer = sampleOffer) => shownAmountOf(simulationFor(slug), offer).label;
  expect(labelOf('simulation')).toBe('Valor do crédito');
  expect(labelOf('simulationVendor', interestFree)).toBe('Valor');
  expect(labelOf('simulationCdc')).toBe('Valor do financiamento');
  expect(labelOf('simulacaoFgtsAniversario')).toBe('Você recebe');
});

test('[3.42] [7.35] the balance of a portability is the part that settles the contracts, without it the whole amount', () => {
  const shownWith = (settledBalance: number | undefined) =>
    shownAmountOf(simulationFor('qiTechPortability'), { ...sampleOffer, settledBalance });
  const label = 'Saldo devedor a portar';
  expect(shownWith(2000_00)).toEqual({ label, cents: 2000_00 });
  expect([shownWith(undefined), shownWith(3500_00), shownWith(4000_00)]).toEqual([
    { label, cents: 3500_00 },
    { label, cents: 3500_00 },
    { label, cents: 3500_00 },
  ]);
  expect(
    shownAmountOf(simulationFor('qiTechRefinancing'), { ...sampleOffer, settledBalance: 2000_00 }),
  ).toEqual({ label: 'Valor do crédito', cents: 3500_00 });
});

test('each advantage is shown for one option only, and for none if several share it', () => {
  const shortTerm = { key: '12', instalment: 382_34, total: 4588_08 };
  const longTerm = { key: '24', instalment: 233_75, total: 5610_00 };
  expect([...advantagesOf([shortTerm, longTerm])]).toEqual([
    ['24', 'Menor parcela'],
    ['12', 'Menor total'],
  ]);
  const best = { key: 'a', instalment: 1, total: 1 };
  expect(advantagesOf([best, { ...longTerm, key: 'b' }]).get('a')).toBe('Menor parcela e menor total');
  expect(advantagesOf([shortTerm]).size).toBe(0);
  expect(advantagesOf([shortTerm, { ...shortTerm, key: 'x' }]).size).toBe(0);
});

test('a new instalment is compared with the current one', () => {
  expect(withPlainBlanks(comparedWithToday(250_00, 295_10))).toBe('R$ 45,10 a menos por mês do que hoje');
  expect(withPlainBlanks(comparedWithToday(300_00, 295_10))).toBe('R$ 4,90 a mais por mês do que hoje');
  expect(comparedWithToday(295_10, 295_10)).toBe('O mesmo que você paga hoje');
  expect([comparedWithToday(1, undefined), comparedWithToday(1, 0)]).toEqual(['', '']);
});
