import { expect, test } from 'vitest';
import type { Option } from '#journey/model/field.ts';
import { edgeOption, nextOption } from './next-option.ts';

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
  expect(edgeOption(options('Abc'), 1)).toBe(1);
  expect(edgeOption(options('abC'), -1)).toBe(1);
  expect(edgeOption(options('AB'), 1)).toBe(-1);
  expect(edgeOption([], -1)).toBe(-1);
});

test('moving skips disabled options in both directions', () => {
  expect(nextOption(options('aBc'), 0, 1)).toBe(2);
  expect(nextOption(options('aBc'), 2, -1)).toBe(0);
});

test('moving stops at the ends of the list, also if the last option is disabled', () => {
  expect(nextOption(options('ab'), 1, 1)).toBe(1);
  expect(nextOption(options('abC'), 1, 1)).toBe(1);
  expect(nextOption(options('Abc'), 1, -1)).toBe(1);
});

test('without an active option, down gives the first and up the last', () => {
  expect(nextOption(options('Abc'), -1, 1)).toBe(1);
  expect(nextOption(options('abC'), -1, -1)).toBe(1);
  expect(nextOption([], -1, 1)).toBe(-1);
  expect(nextOption(options('AB'), -1, 1)).toBe(-1);
});

test('a page key moves at most to the end of the list', () => {
  expect(nextOption(options('abcdefgh'), 1, 4)).toBe(5);
  expect(nextOption(options('abcdefgh'), 6, 4)).toBe(7);
  expect(nextOption(options('abcdefgh'), 2, -4)).toBe(0);
});
