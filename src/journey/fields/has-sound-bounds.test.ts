import { expect, test } from 'vitest';
import { hasSoundBounds } from './has-sound-bounds.ts';

test.each([
  [undefined, undefined, true],
  [100, undefined, true],
  [undefined, 200, true],
  [100, 200, true],
  [100, 100, true],
  [200, 100, false],
  [undefined, 0, false],
  [-200, -100, false],
])('[5.24] [3.23] are the minimum %o and the maximum %o used: %s', (minimum, maximum, isSound) => {
  expect(hasSoundBounds(minimum, maximum)).toBe(isSound);
});
