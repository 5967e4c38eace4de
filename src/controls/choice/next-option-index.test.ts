import { expect, test } from 'vitest';
import type { Option } from '#journey/model/field.ts';
import { edgeOptionIndex, nextOptionIndex } from './next-option-index.ts';

/** 'a', 'B': a capital is a disabled option. */
const options = (names: string): Option[] =>
  [...names].map(name => ({
    value: name,
    label: name,
    image: '',
    disabled: name !== name.toLowerCase(),
    children: '',
  }));

test('the first and the last option that can be chosen are found past disabled ones', () => {
  expect(edgeOptionIndex(options('Abc'), 1)).toBe(1);
  expect(edgeOptionIndex(options('abC'), -1)).toBe(1);
  expect(edgeOptionIndex(options('AB'), 1)).toBe(-1);
  expect(edgeOptionIndex([], -1)).toBe(-1);
});

test('moving skips disabled options in both directions', () => {
  expect(nextOptionIndex(options('aBc'), 0, 1)).toBe(2);
  expect(nextOptionIndex(options('aBc'), 2, -1)).toBe(0);
});

test('moving stops at the ends of the list, also if the last option is disabled', () => {
  expect(nextOptionIndex(options('ab'), 1, 1)).toBe(1);
  expect(nextOptionIndex(options('abC'), 1, 1)).toBe(1);
  expect(nextOptionIndex(options('Abc'), 1, -1)).toBe(1);
});

test('without an active option, down gives the first and up the last', () => {
  expect(nextOptionIndex(options('Abc'), -1, 1)).toBe(1);
  expect(nextOptionIndex(options('abC'), -1, -1)).toBe(1);
  expect(nextOptionIndex([], -1, 1)).toBe(-1);
  expect(nextOptionIndex(options('AB'), -1, 1)).toBe(-1);
});

test('a page key moves at most to the end of the list', () => {
  expect(nextOptionIndex(options('abcdefgh'), 1, 4)).toBe(5);
  expect(nextOptionIndex(options('abcdefgh'), 6, 4)).toBe(7);
  expect(nextOptionIndex(options('abcdefgh'), 2, -4)).toBe(0);
});
