import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasPassed, notePassed } from './passed-stamp.ts';

test('a check has passed only with the stamp that was stored last', () => {
  const name = `test of passed-stamp ${process.pid}`;
  const [first, second] = [randomUUID(), randomUUID()];
  expect(hasPassed(name, first)).toBe(false);
  notePassed(name, first);
  expect(hasPassed(name, first)).toBe(true);
  notePassed(name, second);
  expect(hasPassed(name, first)).toBe(false);
  expect(hasPassed(name, second)).toBe(true);
});
