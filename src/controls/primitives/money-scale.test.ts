import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMoneyScale } from './money-scale.ts';

const listAmounts = (min: number, max: number, marks: number[] = []) => {
  const scale = createMoneyScale(min, max, marks);
  return scale && Array.from({ length: scale.lastPosition + 1 }, (_, index) => scale.amountAt(index));
};

test('[5.24] there is no slider when the minimum exceeds the maximum', () => {
  expect(createMoneyScale(200, 100, [])).toBeUndefined();
  expect(createMoneyScale(100, 100, [])).toBeDefined();
});

test('a slider has round steps and ends exactly at both bounds', () => {
  expect(listAmounts(1_50, 4_20)).toEqual([1_50, 2_00, 3_00, 4_00, 4_20]);
  expect(listAmounts(100, 300)).toEqual([100, 200, 300]);
  expect(listAmounts(500, 500)).toEqual([500]);
  expect(createMoneyScale(1_000_00, 50_000_00, [])?.amountAt(1)).toBe(1_500_00);
});

test('[5.24] with marks a slider moves to the nearest mark', () => {
  const marks = [3_000, 1_000, 2_000, 9_000, 1_000];
  expect(listAmounts(1_000, 5_000, marks)).toEqual([1_000, 2_000, 3_000]);
  const scale = createMoneyScale(1_000, 5_000, marks);
  expect([1, 1_400, 1_600, 4_999].map(cents => scale?.positionOf(cents))).toEqual([0, 0, 1, 2]);
});

test('positions and amounts convert into each other, amounts rise, and the number of positions is neither too small nor too large', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (min, width) => {
      const all = listAmounts(min, min + width) ?? [];
      const scale = createMoneyScale(min, min + width, []);
      expect(all[0]).toBe(min);
      expect(all.at(-1)).toBe(min + width);
      expect(all.length).toBeLessThanOrEqual(203);
      for (const [position, amount] of all.entries()) {
        expect(scale?.positionOf(amount)).toBe(position);
        if (position > 0) expect(amount).toBeGreaterThan(all[position - 1] ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});
