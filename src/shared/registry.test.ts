import { expect, test } from 'vitest';
import { defineRegistry } from './registry.ts';

const colours = defineRegistry('colours', [
  ['verde', 1],
  ['azul', 2],
]);

test('[3.32] a registry finds a declaration by exactly its name, and nothing else', () => {
  expect(colours.find('azul')).toBe(2);
  for (const name of ['Azul', '', 'constructor', '__proto__', undefined])
    expect(colours.find(name)).toBeUndefined();
  expect(colours.names()).toEqual(['verde', 'azul']);
});

test('[3.32] two declarations with one name are refused, and the message names both', () => {
  expect(() =>
    defineRegistry('colours', [
      ['azul', 1],
      ['azul', 2],
    ]),
  ).toThrow('Two declarations of colours are called "azul". Rename one of them.');
});
