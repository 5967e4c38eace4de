import { expect, test } from 'vitest';
import { rowsInSight, scrollToShow } from './rows-in-sight.ts';

test('[14.5] of 50,000 options only the visible ones and a few around them are rendered', () => {
  expect(rowsInSight(50_000, 48, 0, 256)).toEqual({ from: 0, to: 14 });
  expect(rowsInSight(50_000, 48, 48_000, 256)).toEqual({ from: 992, to: 1014 });
  expect(rowsInSight(50_000, 48, 50_000 * 48 - 256, 256)).toEqual({ from: 49_986, to: 50_000 });
});

test('a scroll position below the end of the list renders no rows', () => {
  expect(rowsInSight(3, 48, 48_000, 256)).toEqual({ from: 3, to: 3 });
});

test('a visible row does not scroll the list', () => {
  expect(scrollToShow({ top: 100, height: 48 }, { top: 60, height: 256 }, true)).toBe(60);
});

test('a hidden row is scrolled into view by the shortest way, and to the middle when the list opens', () => {
  expect(scrollToShow({ top: 480, height: 48 }, { top: 0, height: 256 }, false)).toBe(272);
  expect(scrollToShow({ top: 48, height: 48 }, { top: 200, height: 256 }, false)).toBe(48);
  expect(scrollToShow({ top: 480, height: 48 }, { top: 0, height: 256 }, true)).toBe(376);
});
