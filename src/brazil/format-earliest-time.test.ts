import { expect, test } from 'vitest';
import { formatEarliestTime } from './format-earliest-time.ts';

/** The instant of a time on the clock of the device, in whatever time zone the test runs. */
const atTime = (hours: number, minutes: number, seconds = 0): number =>
  new Date(2026, 10, 22, hours, minutes, seconds).getTime();

test.each([
  [atTime(14, 32), 'a partir das 14h32'],
  [atTime(14, 31, 1), 'a partir das 14h32'],
  [atTime(8, 5), 'a partir das 8h05'],
  [atTime(14, 0), 'a partir das 14h'],
  [atTime(13, 59, 30), 'a partir das 14h'],
  [atTime(1, 5), 'a partir da 1h05'],
  [atTime(23, 59, 1), 'a partir da 0h'],
])('the earliest time is written as usual in Brazil (%#)', (instant, text) => {
  expect(formatEarliestTime(instant)).toBe(text);
});
