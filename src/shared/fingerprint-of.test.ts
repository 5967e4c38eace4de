import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint-of.ts';

test('[16.3] the fingerprint of a text is its 32-bit FNV-1a hash', () => {
  expect(fingerprintOf('')).toBe('811c9dc5');
  expect(fingerprintOf('a')).toBe('e40c292c');
  expect(fingerprintOf('foobar')).toBe('bf9cf968');
});
