import { expect, test } from 'vitest';
import { findLatePage } from './late-page.ts';

const headers = [['Content-Security-Policy', 'x'.repeat(977)]] as const;
const brotli = { brotli: true };

test('[14.1] a page that fits into the first packets with its headers needs no warning', () => {
  expect(findLatePage(8200, headers, brotli)).toBeUndefined();
});

test('[14.1] a page that comes a round trip late is reported with its size, that of its headers and a remedy', () => {
  expect(findLatePage(8201, headers, brotli)).toBe(
    'The page has 8.2 kB and its headers have 0.8 kB; more than 9.0 kB together cost a first visit one more round trip. Shorten the configuration, or the lists of hosts that become headers.',
  );
  expect(findLatePage(8767, headers, { brotli: false })).toMatch(/Add nginx's module brotli_static/);
});
