import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapePattern } from '#mocks/escape-pattern.ts';
import { prefixTree } from './prefix-tree.ts';

test('[16.5] [H9] an expression of a prefix tree finds what the words in order of their length find', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', 'é'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), fc.array(word, { maxLength: 12 }), (words, parts) => {
      const longestFirst = [...words].sort((left, right) => right.length - left.length);
      const list = longestFirst.length === 0 ? '(?!)' : longestFirst.map(escapePattern).join('|');
      const found = (source: string) =>
        [...parts.join('').matchAll(new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'giu'))].map(match => [
          match.index,
          match[0],
        ]);
      expect(found(prefixTree(words, escapePattern))).toEqual(found(list));
    }),
  );
});

test('[16.5] without words the expression of a prefix tree finds nothing', () => {
  expect('abc'.search(new RegExp(prefixTree([], escapePattern)))).toBe(-1);
});
