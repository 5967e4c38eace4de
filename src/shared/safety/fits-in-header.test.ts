import { expect, test } from 'vitest';
import { fitsInHeader } from './fits-in-header.ts';

test.each(['abc', 'eyJhbGciOi.J9_x-y~', 'a b', '!', '~'])('%j fits in a header', value => {
  expect(fitsInHeader(value)).toBe(true);
  expect(new Headers({ x: value }).get('x')).toBe(value);
});

test('[6.2] a value of 7,000 characters fits in a header', () => {
  expect(fitsInHeader('a'.repeat(7000))).toBe(true);
});

test.each([
  '',
  ' a',
  'a ',
  'Ação',
  'Ac\u0327a\u0303o',
  'a\nb',
  'a\r\nCookie: x=1',
  'a\u0000b',
  'a\tb',
  '\u202eabc',
  '🙂',
  'a'.repeat(7001),
])('[6.2] %j does not fit in a header', value => {
  expect(fitsInHeader(value)).toBe(false);
});
