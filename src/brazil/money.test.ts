import fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import {
  centsFromDigits,
  centsFromText,
  centsFromWire,
  formatCents,
  MAX_CENTS,
  reaisFromCents,
} from './money.ts';

test.each(vectors.helpers.moneyEntry.cases)(
  '[5.24] the digits of $text are $cents cents, shown as $shown',
  row => {
    expect(centsFromDigits(row.text)).toBe(row.cents);
    expect(reaisFromCents(row.cents)).toBe(row.value);
    expect(formatCents(row.cents)).toBe(row.shown);
  },
);

const texts: [text: string, cents: number | undefined][] = [
  ['R$ 1.234,56', 123456],
  ['R$\u00a01.234,56', 123456],
  ['1.234,56', 123456],
  ['1234,56', 123456],
  ['1234,5', 123450],
  ['1234', 123400],
  ['1.234', 123400],
  ['1.234.567', 123456700],
  ['1234.56', 123456],
  ['1234.5', 123450],
  ['0.019', 2],
  [',50', 50],
  ['0,00', 0],
  ['-5,00', -500],
  ['12500.5', 1250050],
  ['12.500,50', 1250050],
  ['R$ 12.500,50', 1250050],
  ['R$12500,5', 1250050],
  ['BRL 12.500,50', 1250050],
  ['12.500,50 BRL', 1250050],
  ['12 500,50', 1250050],
  // English thousands, where the point or a second comma proves them.
  ['12,500.50', 1250050],
  ['$ 12,500.50', undefined],
  ['-12,500.50', -1250050],
  ['1,234,567', 123456700],
  ['1,234,567.8', 123456780],
  ['12,500.', undefined],
  ['1,23,456.00', undefined],
  ['0,500.50', undefined],
  // English thousands, or three decimals.
  ['12,500', undefined],
  ['0,019', 2],
  ["12'500.50", undefined],
  ['1.25E+4', undefined],
  ['', undefined],
  ['R$', undefined],
  [',', undefined],
  ['abc', undefined],
  ['1,2,3', undefined],
  ['1.23.456', undefined],
  ['1e5', undefined],
  ['9999999999999999', undefined],
];

test.each(texts)('[5.20b] the money text %j is %j cents', (text, cents) => {
  expect(centsFromText(text)).toBe(cents);
  expect(centsFromWire(text)).toBe(cents);
});

test.each([
  [12.34, 1234],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [1.115, 112],
  [-1.005, -101],
  [0.004, 0],
  [1e-9, 0],
  [2200, 220000],
  [4.35, 435],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [1e30, undefined],
  [null, undefined],
  [true, undefined],
  [{ value: 1 }, undefined],
  [{ $numberDecimal: '12500.50' }, 1250050],
  [{ $numberDecimal: 1 }, undefined],
])('[9.30] %j reais on the wire are %j cents', (wire, cents) => {
  expect(centsFromWire(wire)).toBe(cents);
});

test('[5.20c] [9.30] money is written in reais, as Brazil writes them, with two decimals', () => {
  expect([123_456, 100, 5, 0].map(formatCents)).toEqual([
    'R$\u00a01.234,56',
    'R$\u00a01,00',
    'R$\u00a00,05',
    'R$\u00a00,00',
  ]);
});

test('[9.30] cents go to the wire and come back as they were, in at most two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), cents => {
      expect(centsFromWire(reaisFromCents(cents))).toBe(cents || 0);
      expect(JSON.stringify(reaisFromCents(cents))).toMatch(/^-?\d+(\.\d{1,2})?$/);
    }),
    { numRuns: 1_000 },
  );
});

test('[9.30] control: multiplying by a hundred alone gives rounding errors', () => {
  const roundTrip = fc.property(
    fc.integer({ min: 0, max: 1_000_000 }),
    cents => (cents / 100) * 100 === cents,
  );
  expect(fc.check(roundTrip, { numRuns: 1_000 }).failed).toBe(true);
});

test('[5.20] a displayed amount is parsed back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_CENTS }), cents => {
      expect(centsFromText(formatCents(cents))).toBe(cents);
      expect(centsFromDigits(formatCents(cents))).toBe(cents);
    }),
  );
});
