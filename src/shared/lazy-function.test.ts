import { afterEach, expect, test, vi } from 'vitest';
import { LOAD_TIME_LIMIT, lazyFunction } from './lazy-function.ts';

afterEach(() => void vi.useRealTimers());

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

test('[8.29] a file that does not arrive within 30 s counts as missing; a later call gets it if it has arrived meanwhile', async () => {
  vi.useFakeTimers();
  const call = () => 3;
  let arrive = (): void => undefined;
  const load = vi.fn(
    () =>
      new Promise<typeof call>(resolve => {
        arrive = () => resolve(call);
      }),
  );
  const lazy = lazyFunction(load);
  const failed = expect(lazy.load()).rejects.toThrow('within 30000 ms');
  await vi.advanceTimersByTimeAsync(LOAD_TIME_LIMIT);
  await failed;
  expect(lazy.isLoaded()).toBe(false);
  arrive();
  expect(await lazy.load()).toBe(call);
  expect(lazy.isLoaded()).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('[14.1] a file that is loaded ahead of use may take as long as it needs', async () => {
  vi.useFakeTimers();
  const call = () => 3;
  const lazy = lazyFunction(() => new Promise(resolve => setTimeout(resolve, 2 * LOAD_TIME_LIMIT, call)));
  const preloaded = lazy.preload();
  await vi.advanceTimersByTimeAsync(2 * LOAD_TIME_LIMIT);
  expect(await preloaded).toBe(call);
});
