import { expect, test } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { createClock } from './clock.ts';

test('the real clock sleeps for the given time', async () => {
  const clock = createClock();
  const before = clock.now();
  await clock.sleep(30);
  expect(clock.now() - before).toBeGreaterThanOrEqual(29);
});

test.each([
  ['real', createClock()],
  ['manual', createManualClock()],
])('the %s clock ends an aborted sleep with the reason', async (_name, clock) => {
  const controller = new AbortController();
  const sleeping = clock.sleep(60_000, controller.signal);
  controller.abort('left');
  await expect(sleeping).rejects.toBe('left');
  await expect(clock.sleep(60_000, AbortSignal.abort('gone'))).rejects.toBe('gone');
});

test('the manual clock ends each sleep in order and at its time', async () => {
  const clock = createManualClock(0);
  const wakeUps: [string, number][] = [];
  const poll = async () => {
    for (let round = 1; round <= 3; round += 1) {
      await clock.sleep(2000);
      wakeUps.push([`poll ${round}`, clock.now()]);
    }
  };
  void poll();
  void clock.sleep(5000).then(() => wakeUps.push(['once', clock.now()]));
  await clock.advance(1999);
  expect(wakeUps).toEqual([]);
  await clock.advance(10_000);
  expect(wakeUps).toEqual([
    ['poll 1', 2000],
    ['poll 2', 4000],
    ['once', 5000],
    ['poll 3', 6000],
  ]);
  expect(clock.now()).toBe(11_999);
  expect(clock.sleepingCount()).toBe(0);
});
