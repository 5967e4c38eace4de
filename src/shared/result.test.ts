import { expect, test } from 'vitest';
import { fail, succeed } from './result.ts';

test('a result has either a value or a problem, and says which', () => {
  expect(succeed(3)).toEqual({ ok: true, value: 3 });
  expect(fail('offline')).toEqual({ ok: false, problem: 'offline' });
});
