import { expect, test } from 'vitest';
import type { Failure } from '#journey/model/failure.ts';
import { busy, setUpWait } from '#tests/flows/set-up-wait.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { retryDelay } from './retry-delay.ts';
import { sleepBetweenPolls } from './sleep-between-polls.ts';

test('[11.9] a hidden page pauses five times as long, and wakes when it becomes visible', async () => {
  const { context, platform, signal } = setUpWait();
  let hasEnded = false;
  const start = () => {
    hasEnded = false;
    return sleepBetweenPolls(context, 1000, signal).then(() => {
      hasEnded = true;
    });
  };
  const advance = async (milliseconds: number) => {
    await platform.clock.advance(milliseconds);
    await runPendingWork();
  };
  void start();
  await advance(999);
  expect(hasEnded).toBe(false);
  await advance(1);
  expect(hasEnded).toBe(true);
  platform.setVisible(false);
  void start();
  await advance(4999);
  expect(hasEnded).toBe(false);
  await advance(1);
  expect(hasEnded).toBe(true);
  void start();
  await advance(1500);
  platform.setVisible(true);
  await runPendingWork();
  expect(hasEnded).toBe(true);
  expect(platform.clock.sleepingCount()).toBe(0);
});

test('[11.9] a page that is hidden during a pause goes on pausing; a pause leaves no listener', async () => {
  const { context, platform, signal } = setUpWait();
  let listenerCount = 0;
  const { subscribe } = platform.visibility;
  platform.visibility.subscribe = listener => {
    listenerCount += 1;
    const stop = subscribe(listener);
    return () => {
      listenerCount -= 1;
      stop();
    };
  };
  const pausing = sleepBetweenPolls(context, 1000, signal);
  await runPendingWork();
  expect(listenerCount).toBe(1);
  platform.setVisible(false);
  await platform.clock.advance(4999);
  expect(platform.clock.sleepingCount()).toBe(1);
  await platform.clock.advance(1);
  await pausing;
  expect(listenerCount).toBe(0);
});

test('[11.9] a pause rejects when the visitor leaves, and does not begin after that', async () => {
  const { context, platform, signal } = setUpWait();
  const pausing = sleepBetweenPolls(context, 1000, signal);
  await runPendingWork();
  context.placeScope.leave();
  await expect(pausing).rejects.toThrow('The visitor moved on');
  await expect(sleepBetweenPolls(context, 1000, signal)).rejects.toThrow('The visitor moved on');
  expect(platform.clock.sleepingCount()).toBe(0);
});

test('[4.28] the pause of the service counts if it is longer than the default; other failures name none', () => {
  const network: Failure = { kind: 'network', operation: 'x', isWrite: false, isOffline: false };
  expect(retryDelay(busy({ retryAfter: 3 }), 2000)).toBe(3000);
  expect(retryDelay(busy({ retryAfter: 1 }), 2000)).toBe(2000);
  expect(retryDelay(busy(), 2000)).toBe(2000);
  expect(retryDelay(network, 2000)).toBe(2000);
  expect(retryDelay(busy(), 0)).toBe(0);
});
