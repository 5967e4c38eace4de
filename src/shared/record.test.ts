import { expect, test } from 'vitest';
import { isRecord } from './record.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
  [1, false],
  [() => undefined, false],
])('[12.4] whether %o is an object with members: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
