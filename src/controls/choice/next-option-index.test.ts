import { expect, test } from 'vitest';
import type { Option } from '#journey/model/field.ts';
import { edgeOptionIndex, nextOptionIndex } from './next-option-index.ts';

/** An option for each letter; a capital letter is a disabled option. */
const optionsFor = (names: string): Option[] =>
  [...names].map(name => ({
    value: name,
    label: name,
    image: '',
    disabled: name !== name.toLowerCase(),
    children: '',
  }));

test('the first and the last option that can be chosen are found beside disabled ones', () => {
  expect(edgeOptionIndex(optionsFor('Abc'), 1)).toBe(1);
  expect(edgeOptionIndex(optionsFor('abC'), -1)).toBe(1);
  expect(edgeOptionIndex(optionsFor('AB'), 1)).toBe(-1);
  expect(edgeOptionIndex([], -1)).toBe(-1);
});

test('a step skips disabled options in both directions', () => {
  expect(nextOptionIndex(optionsFor('aBc'), 0, 1)).toBe(2);
  expect(nextOptionIndex(optionsFor('aBc'), 2, -1)).toBe(0);
});

test('a step does not leave the list, also if the last option is disabled', () => {
  expect(nextOptionIndex(optionsFor('ab'), 1, 1)).toBe(1);
  expect(nextOptionIndex(optionsFor('abC'), 1, 1)).toBe(1);
  expect(nextOptionIndex(optionsFor('Abc'), 1, -1)).toBe(1);
});

test('without an active option, a step down leads to the first option, a step up to the last', () => {
  expect(nextOptionIndex(optionsFor('Abc'), -1, 1)).toBe(1);
  expect(nextOptionIndex(optionsFor('abC'), -1, -1)).toBe(1);
  expect(nextOptionIndex([], -1, 1)).toBe(-1);
  expect(nextOptionIndex(optionsFor('AB'), -1, 1)).toBe(-1);
});

test('a step of a page ends at the end of the list', () => {
  expect(nextOptionIndex(optionsFor('abcdefgh'), 1, 4)).toBe(5);
  expect(nextOptionIndex(optionsFor('abcdefgh'), 6, 4)).toBe(7);
  expect(nextOptionIndex(optionsFor('abcdefgh'), 2, -4)).toBe(0);
});
