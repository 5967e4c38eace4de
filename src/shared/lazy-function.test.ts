import { expect, test, vi } from 'vitest';
import { lazyFunction } from './lazy-function.ts';

test('[14.1] a lazy function is loaded at the first call and only once', async () => {
  const call = () => 3;
  const load = vi.fn(async () => call);
  const lazy = lazyFunction(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([call, call]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[14.1] after a failure the next call loads again', async () => {
  const call = () => 3;
  const load = vi.fn(async () => call);
  load.mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyFunction(load);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(await lazy.load()).toBe(call);
  expect(load).toHaveBeenCalledTimes(2);
});
