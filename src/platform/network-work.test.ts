import { expect, test } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { createNetworkWork } from './network-work.ts';

function setUpNetworkWork() {
  const window = new EventTarget();
  const clock = createManualClock();
  const { track } = createNetworkWork(window, clock);
  let outcome = 'open';
  /** Tracks a request. The returned functions end it. */
  const begin = () => {
    const { promise, resolve, reject } = createDeferred();
    track(promise).then(
      () => {
        outcome = 'answered';
      },
      () => {
        outcome = 'failed';
      },
    );
    return { answer: resolve, fail: () => reject(new TypeError('Load failed')) };
  };
  return {
    clock,
    begin,
    leave: () => window.dispatchEvent(new Event('beforeunload')),
    hide: () => window.dispatchEvent(new Event('pagehide')),
    outcome: () => outcome,
  };
}

function createDeferred() {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((resolveNow, rejectNow) => {
    resolve = resolveNow;
    reject = rejectNow;
  });
  return { promise, resolve, reject };
}

test('[8.3] [16.1] a request that WebKit aborts because the page is being left is not reported, unless the page stays', async () => {
  const { clock, begin, leave, outcome } = setUpNetworkWork();
  const { fail } = begin();
  leave();
  fail();
  await clock.advance(9_999);
  expect(outcome()).toBe('open');
  await clock.advance(1);
  expect(outcome()).toBe('failed');
});

test('[8.3] a request that began after the visitor had left is not reported when the page ends it', async () => {
  const { clock, begin, leave, hide, outcome } = setUpNetworkWork();
  leave(); // nobody listens: no request is running
  const { fail } = begin();
  hide();
  fail();
  await clock.advance(9_999);
  expect(outcome()).toBe('open');
});

test('[8.3] the failure waits until the page is unloaded, although the device was set forward or back', async () => {
  for (const setBack of [600_000, -600_000]) {
    const { clock, begin, leave, outcome } = setUpNetworkWork();
    const { fail } = begin();
    leave();
    clock.setBack(setBack);
    await clock.advance(4_000);
    fail();
    await clock.advance(5_999);
    expect(outcome()).toBe('open');
    await clock.advance(1);
    expect(outcome()).toBe('failed');
  }
});

test('[8.3] a failure on a page that stays is reported at once', async () => {
  const { clock, begin, outcome } = setUpNetworkWork();
  begin().fail();
  await clock.advance(0);
  expect(outcome()).toBe('failed');
});

test('[8.3] after a cancelled navigation the next failure is reported at once', async () => {
  const { clock, begin, leave, outcome } = setUpNetworkWork();
  const { fail } = begin();
  leave();
  await clock.advance(10_000);
  fail();
  await clock.advance(0);
  expect(outcome()).toBe('failed');
});

test('an answer is delivered even if the page is about to unload', async () => {
  const { clock, begin, leave, outcome } = setUpNetworkWork();
  const { answer } = begin();
  leave();
  answer();
  await clock.advance(0);
  expect(outcome()).toBe('answered');
});

test('[14.1] [A15] the network is settled when all running requests have ended', async () => {
  const { track, settled } = createNetworkWork(new EventTarget(), createManualClock());
  await settled();
  let isSettled = false;
  const [first, second] = [createDeferred(), createDeferred()];
  const works = [track(first.promise), track(second.promise).catch(() => undefined)];
  const waiting = settled().then(() => {
    isSettled = true;
  });
  first.resolve();
  await works[0];
  // `settled` would resolve a few microtasks later.
  await new Promise(resolve => setTimeout(resolve));
  expect(isSettled).toBe(false);
  second.reject(new TypeError('Load failed'));
  await waiting;
  expect(isSettled).toBe(true);
  await track(Promise.resolve());
  await settled();
});

test('[11.8] the page has unload listeners only while a request is running', async () => {
  const listened: string[] = [];
  const window = {
    addEventListener: (type: string) => listened.push(`+${type}`),
    removeEventListener: (type: string) => listened.push(`-${type}`),
  };
  const { track } = createNetworkWork(window, createManualClock());
  await Promise.all([track(Promise.resolve()), track(Promise.resolve())]);
  expect(listened).toEqual(['+beforeunload', '+pagehide', '-beforeunload', '-pagehide']);
});

test.each(['answer', 'fail'] as const)(
  '[11.7] [11.3] when a page was suspended, the messages of other tabs come before the %s of its request',
  async how => {
    const { clock, begin, outcome } = setUpNetworkWork();
    const work = begin();
    clock.standStill(20_000);
    work[how]();
    await clock.advance(249);
    expect(outcome()).toBe('open');
    await clock.advance(1);
    expect(outcome()).not.toBe('open');
  },
);

test('[11.7] [14.7] a page that runs delivers a slow answer at once, and has no timer afterwards', async () => {
  const { clock, begin, outcome } = setUpNetworkWork();
  const { answer } = begin();
  await clock.advance(60_000);
  answer();
  await clock.advance(0);
  expect(outcome()).toBe('answered');
  expect(clock.sleepingCount()).toBe(0);
});
