import { expect, test } from 'vitest';
import type { Option } from '#journey/model/field.ts';
import { findEdgeOptionIndex, findNextOptionIndex } from './find-next-option-index.ts';

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
  expect(findEdgeOptionIndex(optionsFor('Abc'), 1)).toBe(1);
  expect(findEdgeOptionIndex(optionsFor('abC'), -1)).toBe(1);
  expect(findEdgeOptionIndex(optionsFor('AB'), 1)).toBe(-1);
  expect(findEdgeOptionIndex([], -1)).toBe(-1);
});

test('a step skips disabled options in both directions', () => {
  expect(findNextOptionIndex(optionsFor('aBc'), 0, 1)).toBe(2);
  expect(findNextOptionIndex(optionsFor('aBc'), 2, -1)).toBe(0);
});

test('a step does not leave the list, also if the last option is disabled', () => {
  expect(findNextOptionIndex(optionsFor('ab'), 1, 1)).toBe(1);
  expect(findNextOptionIndex(optionsFor('abC'), 1, 1)).toBe(1);
  expect(findNextOptionIndex(optionsFor('Abc'), 1, -1)).toBe(1);
});

test('without an active option, a step down leads to the first option, a step up to the last', () => {
  expect(findNextOptionIndex(optionsFor('Abc'), -1, 1)).toBe(1);
  expect(findNextOptionIndex(optionsFor('abC'), -1, -1)).toBe(1);
  expect(findNextOptionIndex([], -1, 1)).toBe(-1);
  expect(findNextOptionIndex(optionsFor('AB'), -1, 1)).toBe(-1);
});

test('a step of a page ends at the end of the list', () => {
  expect(findNextOptionIndex(optionsFor('abcdefgh'), 1, 4)).toBe(5);
  expect(findNextOptionIndex(optionsFor('abcdefgh'), 6, 4)).toBe(7);
  expect(findNextOptionIndex(optionsFor('abcdefgh'), 2, -4)).toBe(0);
});
