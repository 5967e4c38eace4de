import { expect, test } from 'vitest';
import { isPaused, MAX_PAUSE, remainingPause } from './remaining-pause.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['no pause', 0, NOW, 0],
  ['a pause that is over', NOW - 1, NOW, 0],
  ['30 s', NOW + 30_000, NOW, 30_000],
  ['the longest pause', NOW + MAX_PAUSE * 1000, NOW, MAX_PAUSE * 1000],
  ['30 s, and the device then slept for a day', NOW + 30_000, NOW + DAY, 0],
])('[4.28] the rest of a pause: %s', (_, until, now, rest) => {
  expect(remainingPause(until, now)).toBe(rest);
});

test('[4.28] a pause is over at its end', () => {
  expect([isPaused(NOW + 1, NOW), isPaused(NOW, NOW), isPaused(0, NOW)]).toEqual([true, false, false]);
});
