import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilIdle } from './wait-until-idle.ts';

const TIMES = { limit: 1000, delay: 200 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the wait ends within so many milliseconds. */
async function endsWithin(wait: Promise<void>, milliseconds: number): Promise<boolean> {
  let hasEnded = false;
  void wait.then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return hasEnded;
}

test('[14.1] the wait ends with the idle callback of the browser, which gets the limit', async () => {
  const idleCalls: { run: () => void; timeout: number }[] = [];
  const window = {
    requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) =>
      idleCalls.push({ run, timeout }),
  };
  const wait = waitUntilIdle(window, TIMES);
  expect(await endsWithin(wait, 5000)).toBe(false);
  expect(idleCalls.map(({ timeout }) => timeout)).toEqual([TIMES.limit]);
  idleCalls[0]?.run();
  expect(await endsWithin(wait, 0)).toBe(true);
});

test.each([
  ['a browser without idle callbacks', {}],
  ['no window', null],
])('[14.1] in %s the wait ends after the delay', async (_, window) => {
  const wait = waitUntilIdle(window, TIMES);
  expect(await endsWithin(wait, TIMES.delay - 1)).toBe(false);
  expect(await endsWithin(wait, 1)).toBe(true);
});
