import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

/** Reads the pause from an answer whose headers the page may see. */
const pauseOf = (retryAfter: string | undefined, date?: string): number | undefined =>
  retryAfterOf(
    new Headers({ ...(retryAfter !== undefined && { 'retry-after': retryAfter }), ...(date && { date }) }),
    NOW,
  );

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['0', 0],
  ['99999', 3600],
  ['99999999999999999999', 3600],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('[4.28] Retry-After in seconds is read, up to an hour: %j', (header, seconds) => {
  expect(pauseOf(header)).toBe(seconds);
});

test.each([
  ['Sun, 22 Nov 2026 12:00:30 GMT', 'Sun, 22 Nov 2026 12:00:00 GMT', 30],
  // The device is an hour ahead of the service, or two days behind: the clock of the service counts.
  ['Sun, 22 Nov 2026 11:00:30 GMT', 'Sun, 22 Nov 2026 11:00:00 GMT', 30],
  ['Tue, 24 Nov 2026 12:00:30 GMT', 'Tue, 24 Nov 2026 12:00:00 GMT', 30],
  ['Sun, 22 Nov 2026 11:59:00 GMT', 'Sun, 22 Nov 2026 12:00:00 GMT', 0],
  ['Mon, 23 Nov 2026 12:00:00 GMT', 'Sun, 22 Nov 2026 12:00:00 GMT', 3600],
  ['Sunday, 22-Nov-26 12:00:30 GMT', 'Sun, 22 Nov 2026 12:00:00 GMT', 30],
])(
  '[4.28] Retry-After with a date is relative to the Date of the same answer: %s',
  (header, date, seconds) => {
    expect(pauseOf(header, date)).toBe(seconds);
  },
);

test.each([
  ['Sun, 22 Nov 2026 12:00:30 GMT', 30],
  ['Sun, 22 Nov 2026 18:00:00 GMT', 300],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['Xyz, no date', undefined],
])(
  '[4.28] without a Date header, Retry-After is relative to the clock of the device, up to five minutes: %s',
  (header, seconds) => {
    expect(pauseOf(header)).toBe(seconds);
  },
);
