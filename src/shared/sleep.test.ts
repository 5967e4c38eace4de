import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep } from './sleep.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** The page stands still: time passes, and none of its code runs. */
const standStill = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

function startSleep(milliseconds: number, signal?: AbortSignal) {
  const outcome = { current: 'asleep' };
  sleep(milliseconds, signal).then(
    () => {
      outcome.current = 'awake';
    },
    () => {
      outcome.current = 'aborted';
    },
  );
  return outcome;
}

test('[11.10] [11.3] on a page that stood still a sleep lasts a moment longer, so that what arrived meanwhile comes first', async () => {
  const outcome = startSleep(30_000);
  standStill(32_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(outcome.current).toBe('asleep');
  await vi.advanceTimersByTimeAsync(999);
  expect(outcome.current).toBe('asleep');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.current).toBe('awake');
});

test('a sleep on a busy page ends late, and at once', async () => {
  const outcome = startSleep(30_000);
  standStill(900);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(outcome.current).toBe('awake');
});

test('[14.7] a sleep that is aborted in its last moment ends with that, and leaves no timer', async () => {
  const controller = new AbortController();
  const outcome = startSleep(30_000, controller.signal);
  standStill(32_000);
  await vi.advanceTimersByTimeAsync(30_000);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome.current).toBe('aborted');
  expect(vi.getTimerCount()).toBe(0);
});
