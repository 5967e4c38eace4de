import { expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { createClock } from './clock.ts';

const MINUTE = 60_000;

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

const manualClock = createManualClock();

test.each<[string, Clock, () => Promise<void>]>([
  ['real', createClock(), async () => undefined],
  ['manual', manualClock, () => manualClock.advance(10)],
])('the %s clock does not listen to the end of a visit after a sleep', async (_name, clock, pass) => {
  const { signal } = new AbortController();
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = (...parameters: Parameters<typeof add>) => {
    if (parameters[0] === 'abort') listeners += 1;
    add(...parameters);
  };
  signal.removeEventListener = (...parameters: Parameters<typeof remove>) => {
    if (parameters[0] === 'abort') listeners -= 1;
    remove(...parameters);
  };
  const sleeping = clock.sleep(10, signal);
  expect(listeners).toBe(1);
  await pass();
  await sleeping;
  expect(listeners).toBe(0);
});

test.each([
  ['advances with the page', [[10_000, 10_000]], 10_000],
  ['ignores that the device is set back by 10 minutes', [[10_000, 10_000 - 10 * MINUTE]], 10_000],
  ['ignores that the device is set back by a day', [[10_000, 10_000 - 1440 * MINUTE]], 10_000],
  ['counts the time that the device slept, which the page does not', [[500, 8 * MINUTE]], 8 * MINUTE],
  [
    'never goes back, whatever a browser reports',
    [
      [5000, 5000],
      [-5000, -5000],
    ],
    5000,
  ],
  ['does not collect the roundings of two clocks', Array(1000).fill([10, 10.9]), 10_000],
  ['ignores that the device is set back by a second', [[10_000, 9_000]], 10_000],
  ['counts whole milliseconds', [[10.7, 10.7]], 10],
] as [string, [page: number, wall: number][], number][])('[4.28] the steady clock %s', (_, steps, passed) => {
  const reading = { page: 0, wall: Date.UTC(2026, 10, 25, 12) };
  const clock = createClock({ wall: () => reading.wall, sincePageStart: () => reading.page });
  const start = clock.steadyNow();
  expect(start).toBe(reading.wall);
  for (const [page, wall] of steps) {
    reading.page += page;
    reading.wall += wall;
    clock.steadyNow();
  }
  expect(clock.steadyNow() - start).toBe(passed);
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
  clock.setBack(1000);
  expect([clock.now(), clock.steadyNow()]).toEqual([10_999, 11_999]);
  expect(clock.sleepingCount()).toBe(0);
});
