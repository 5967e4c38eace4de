import { expect, test } from 'vitest';
import { expectNoBreaches, placeAt, placeOf } from '#tests/support/expect-no-breaches.ts';

const ruleText = { rule: 'Nothing is blue.', remedy: 'Paint it green.' };

test('the message about a breach has its place, the rule and the remedy', () => {
  expect(() => expectNoBreaches(['src/a.ts:3 is blue.', 'src/b.ts:9 is blue.\nvery'], ruleText)).toThrow(
    [
      'Rule: Nothing is blue.',
      '2 breaches:',
      '  src/a.ts:3 is blue.',
      '  src/b.ts:9 is blue.',
      '    very',
      'Remedy: Paint it green.',
    ].join('\n'),
  );
});

test('no breach is no error', () => {
  expect(() => expectNoBreaches([], ruleText)).not.toThrow();
});

test('a place consists of path and line', () => {
  expect(placeAt('a.ts', 'one\ntwo\nthree', 5)).toBe('a.ts:2');
  expect(placeOf('a.ts', 'one\ntwo\nthree', 'three')).toBe('a.ts:3');
  expect(placeOf('a.ts', 'one', 'four')).toBe('a.ts');
});
