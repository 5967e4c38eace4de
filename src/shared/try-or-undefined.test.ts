import { expect, test } from 'vitest';
import { tryOrUndefined } from './try-or-undefined.ts';

test('what cannot be read is undefined', () => {
  expect(tryOrUndefined(() => 1)).toBe(1);
  expect(
    tryOrUndefined(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  ).toBeUndefined();
});
