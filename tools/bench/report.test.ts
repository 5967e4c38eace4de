import { expect, test } from 'vitest';
import type { Timing } from './measure.ts';
import { median } from './median.ts';
import { growthOf, type Result, reportTable, resultOf } from './report.ts';

const timingOf = (milliseconds: number): Timing => ({
  mount: milliseconds,
  laterMount: milliseconds,
  key: milliseconds,
  conditional: milliseconds,
  submit: milliseconds,
  paint: milliseconds,
});

const resultWith = (size: number, app: number): Result =>
  resultOf(size, [{ plain: timingOf(1), app: timingOf(app) }]);

test('a median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([])).toBeNaN();
});

test('a ratio is the median of the ratios within the runs: one slow run of both changes nothing', () => {
  const runs = [
    { plain: timingOf(10), app: timingOf(15) },
    { plain: timingOf(100), app: timingOf(150) },
    { plain: timingOf(10), app: timingOf(16) },
  ];
  expect(resultOf(200, runs).measures.mount).toEqual({ plain: 10, app: 16, ratio: 1.5 });
});

test('growth compares the largest with the smallest size, whatever their order', () => {
  expect(growthOf([resultWith(1000, 3), resultWith(20, 2), resultWith(200, 9)], 'key')).toBe(1.5);
  expect(growthOf([resultWith(20, 2)], 'key')).toBeUndefined();
});

test('[14.2] [14.3] the report shows the goals beside the figures, and marks those that are missed', () => {
  const table = reportTable([resultWith(200, 2), resultWith(1000, 3.5)]);
  expect(table).toMatch(/^ +200 {2}mount with the start of the app, CPU .* 2\.00 {2}met \(at most 2\)$/m);
  expect(table).toMatch(/^ +200 {2}mount of a later step, CPU .* 2\.00 {2}MISSED \(at most 1\.3\)$/m);
  expect(table).toContain('costs 1.75 times what it costs among the fewest: MISSED (at most 1.5).');
});

test('[14.3] with a peer the table has its figures beside those of the app', () => {
  const run = { plain: timingOf(2), app: timingOf(3), 'hook-form': timingOf(5) };
  const table = reportTable([resultOf(200, [run])]);
  expect(table).toMatch(/^fields .* goal +React Hook Form ms +ratio$/m);
  expect(table).toMatch(
    /^ +200 {2}keystroke, CPU +2\.00 +3\.00 +1\.50 {2}MISSED \(at most 1\.1\) +5\.00 +2\.50$/m,
  );
  expect(reportTable([resultWith(200, 2)])).not.toContain('React Hook Form');
});

test('the table has each size and measure, and the growth of the cost of a key', () => {
  const table = reportTable([resultWith(20, 2), resultWith(1000, 3)]);
  expect(table).toMatch(/^ +20 {2}keystroke, CPU +1\.00 +2\.00 +2\.00$/m);
  expect(table).toContain('costs 1.50 times what it costs among the fewest');
});
