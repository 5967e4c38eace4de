import { expect, test } from 'vitest';
import { isBlocked } from './is-blocked.ts';

test.each<[string, unknown]>([
  ['a SecurityError', new DOMException('no', 'SecurityError')],
  ['an error with the old code only', { code: 18 }],
  ['an error with the name only', { name: 'SecurityError' }],
])('[8.13] %s means that the browser denies access', (_, error) => {
  expect(isBlocked(error)).toBe(true);
});

test.each<[string, unknown]>([
  ['another error of the browser', new DOMException('no', 'NotFoundError')],
  ['an error of the code', new TypeError('x')],
  ['another code', { code: 22 }],
  ['nothing', null],
  ['undefined', undefined],
  ['a text', 'SecurityError'],
])('[8.13] %s does not', (_, error) => {
  expect(isBlocked(error)).toBe(false);
});
