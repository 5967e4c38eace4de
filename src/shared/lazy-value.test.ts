import { expect, test, vi } from 'vitest';
import { lazyValue } from './lazy-value.ts';

test('a lazy value is created at the first call and only once, even if it is undefined', () => {
  const create = vi.fn(() => undefined);
  const value = lazyValue(create);
  expect(create).not.toHaveBeenCalled();
  value();
  value();
  expect(create).toHaveBeenCalledTimes(1);
});
