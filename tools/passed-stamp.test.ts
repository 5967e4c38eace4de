import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasPassed, notePassed } from './passed-stamp.ts';

test('a check has passed only with the stamp that was stored last', () => {
  const name = `test of passed-stamp ${process.pid}`;
  const [firstStamp, secondStamp] = [randomUUID(), randomUUID()];
  expect(hasPassed(name, firstStamp)).toBe(false);
  notePassed(name, firstStamp);
  expect(hasPassed(name, firstStamp)).toBe(true);
  notePassed(name, secondStamp);
  expect(hasPassed(name, firstStamp)).toBe(false);
  expect(hasPassed(name, secondStamp)).toBe(true);
});
