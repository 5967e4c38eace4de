import { expect, test, vi } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { createIdleTimer } from './create-idle-timer.ts';

test('the work runs once, when the events have paused, and again after the next event', async () => {
  const clock = createManualClock();
  const work = vi.fn();
  const timer = createIdleTimer(clock, 300, work);
  for (let event = 0; event < 5; event += 1) {
    timer.restart();
    await clock.advance(200);
  }
  expect(work).not.toHaveBeenCalled();
  await clock.advance(400);
  expect(work).toHaveBeenCalledTimes(1);
  await clock.advance(5_000);
  expect(work).toHaveBeenCalledTimes(1);
  timer.restart();
  await clock.advance(300);
  expect(work).toHaveBeenCalledTimes(2);
});

test('nothing runs and no timer is left after a stop; a later event waits again', async () => {
  const clock = createManualClock();
  const work = vi.fn();
  const timer = createIdleTimer(clock, 300, work);
  timer.restart();
  timer.stop();
  await clock.advance(1_000);
  expect(work).not.toHaveBeenCalled();
  expect(clock.sleepingCount()).toBe(0);
  timer.restart();
  await clock.advance(300);
  expect(work).toHaveBeenCalledTimes(1);
});
