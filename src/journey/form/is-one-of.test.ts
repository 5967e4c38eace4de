import { expect, test } from 'vitest';
import { isOneOf } from './is-one-of.ts';

test('[3.26] a value is compared as text, without the blanks around it', () => {
  expect(isOneOf(' sim ', ['sim'])).toBe(true);
  expect(isOneOf({ value: 'sim', label: 'Sim!' }, ['sim'])).toBe(true);
  expect(isOneOf({ label: 'sim' }, ['sim'])).toBe(false);
  expect(isOneOf([{ value: 'a' }, 'b'], ['b'])).toBe(true);
  expect([isOneOf(1.5, ['1.5']), isOneOf(false, ['false']), isOneOf(null, ['null'])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isOneOf('Sim', ['sim'])).toBe(false);
});

test('[3.26] the empty text matches only an empty value', () => {
  for (const empty of ['', '  ', null, undefined, [], {}, { value: '' }]) {
    expect(isOneOf(empty, [''])).toBe(true);
    expect(isOneOf(empty, ['x'])).toBe(false);
  }
  expect(isOneOf('x', [''])).toBe(false);
  expect(isOneOf(['', 'x'], [''])).toBe(false);
});
