import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern, MAX_SOURCE_LENGTH, MAX_TEXT_LENGTH } from './safe-pattern.ts';

const atoms = [
  'a',
  'b',
  '1',
  '-',
  '\\d',
  '\\w',
  '\\s',
  '.',
  '[ab]',
  '[^a]',
  '[a-c1]',
  '\\.',
  '\\-',
  '\\x61',
  '\\u0062',
];
const quantifiers = ['', '', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '{1,3}', '*?', '{2}?'];

/** Small patterns with all supported syntax. */
const pattern = fc.letrec<{ node: string }>(tie => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(fc.constantFrom(...atoms), fc.constantFrom(...quantifiers)).map(parts => parts.join('')),
    fc.tuple(tie('node'), tie('node')).map(parts => parts.join('')),
    fc.tuple(tie('node'), tie('node')).map(([one, other]) => `${one}|${other}`),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('node'), fc.constantFrom(...quantifiers))
      .map(([open, inner, quantifier]) => `${open}${inner})${quantifier}`),
    tie('node').map(inner => `^${inner}`),
    tie('node').map(inner => `${inner}$`),
  ),
})).node;

const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '1', '2', '-', '.', ' ', '\n', 'é'),
  maxLength: 8,
});

test('[12.5] a supported pattern gives the same result as the platform', () => {
  fc.assert(
    fc.property(pattern, text, (source, input) => {
      const safe = compilePattern(source);
      fc.pre(safe !== undefined);
      expect(safe?.matches(input), `/${source}/ on ${JSON.stringify(input)}`).toBe(
        new RegExp(source).test(input),
      );
    }),
    { numRuns: 3_000 },
  );
});

test('[12.5] control: the property fails for a pattern that must match the whole text', () => {
  const wrong = fc.property(pattern, text, (source, input) => {
    const anchored = compilePattern(`^(?:${source})$`);
    return anchored === undefined || anchored.matches(input) === new RegExp(source).test(input);
  });
  expect(fc.check(wrong, { numRuns: 3_000 }).failed).toBe(true);
});

test.each([
  ['^\\d{5}-?\\d{3}$', '01310-100', true],
  ['^\\d{5}-?\\d{3}$', '0131-100', false],
  ['^[A-Z]{3}\\d[A-Z\\d]\\d{2}$', 'ABC1D23', true],
  ['^(\\+55)?\\s?\\(?\\d{2}\\)?$', '+55 (11)', true],
  ['', 'anything', true],
  ['^$', '', true],
  ['^$', 'a', false],
  ['sim|não', 'ora não', true],
])('[12.5] /%s/ on "%s" is %s', (source, input, expected) => {
  expect(compilePattern(source)?.matches(input)).toBe(expected);
});

test.each([
  ['a back reference', '(a)\\1'],
  ['a named back reference', '(?<x>a)\\k<x>'],
  ['a look ahead', 'a(?=b)'],
  ['a look behind', '(?<=a)b'],
  ['a word boundary', '\\bsim\\b'],
  ['a repeated anchor', '^*a'],
  ['an open group', '(a'],
  ['a group closed twice', 'a)'],
  ['an open class', '[a'],
  ['a class in the wrong order', '[z-a]'],
  ['a repetition of nothing', '*a'],
  ['two repetitions at once', 'a**'],
  ['bounds in the wrong order', 'a{3,2}'],
  ['a brace that repeats nothing', 'a{x}'],
  ['a unicode class', '\\p{L}'],
  ['a lonely backslash', 'a\\'],
  ['too many steps', '((a{100}){100}){100}'],
  ['a source that is too long', 'a'.repeat(MAX_SOURCE_LENGTH + 1)],
])('[12.5] a pattern with %s is not run', (_, source) => {
  expect(compilePattern(source)).toBeUndefined();
});

test('[12.5] no text throws an error as a pattern', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'ab1\\[](){}^$*+?|.,:-=!<dDpkxu'), maxLength: 30 });
  fc.assert(
    fc.property(noise, text, (source, input) => {
      expect([true, false, undefined]).toContain(compilePattern(source)?.matches(input));
    }),
    { numRuns: 3_000 },
  );
});

test('[12.5] patterns with catastrophic backtracking in other engines run within two seconds', () => {
  const started = performance.now();
  for (const source of [
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '(.*)*x',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    'a*a*a*a*a*b',
  ])
    expect(compilePattern(source)?.matches(`${'a'.repeat(MAX_TEXT_LENGTH - 1)}!`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('[12.5] a text longer than the limit is not matched', () => {
  expect(compilePattern('^a*$')?.matches('a'.repeat(MAX_TEXT_LENGTH))).toBe(true);
  expect(compilePattern('^a*$')?.matches('a'.repeat(MAX_TEXT_LENGTH + 1))).toBe(false);
});
