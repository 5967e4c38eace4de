import fc from 'fast-check';
import reference from 'murmurhash-js/murmurhash3_gc.js';
import { expect, test } from 'vitest';
import { murmurhash3 } from './murmurhash3.ts';

test('hashes every text and seed as murmurhash-js does', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(), (text, seed) => {
      expect(murmurhash3(text, seed)).toBe(reference(text, seed));
    }),
    { numRuns: 300 },
  );
});
