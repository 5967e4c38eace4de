import { expect, test } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

test.each([
  ['2026-11-22T16:06:00Z', '22/11/2026 às 13h06'],
  ['2026-11-22T14:30:00-03:00', '22/11/2026 às 14h30'],
  ['2026-11-22 08:05', '22/11/2026 às 8h05'],
  ['2026-11-22T17:00:00Z', '22/11/2026 às 14h'],
  ['2026-11-22T04:20:00Z', '22/11/2026 à 1h20'],
  ['2026-11-22T03:00:00Z', '22/11/2026 à 0h'],
  ['2026-11-22', ''],
  ['', ''],
])('[15.8] [9.33] the moment %j is written as docs/voice.md says: %j', (iso, text) => {
  expect(formatDateTime(iso)).toBe(text);
});
