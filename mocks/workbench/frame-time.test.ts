import { expect, test } from 'vitest';
import { createFrameTime, type TimedWindow } from './frame-time.ts';

/** A page whose real timers never fire, so that timers run only when the test advances the time. */
function pageWithoutTimers() {
  const errors: unknown[] = [];
  const page: TimedWindow = {
    setTimeout: (() => 0) as unknown as typeof setTimeout, // a handle that nobody looks at
    clearTimeout: () => undefined,
    setInterval: (() => 0) as unknown as typeof setInterval, // the same
    clearInterval: () => undefined,
    Date: { now: () => 1000 },
    reportError: error => errors.push(error),
  };
  return { page, errors };
}
const whenSettled = async () => undefined;

test('[10.7] when time is moved forward, due timers run in order, each at its own time', async () => {
  const { page } = pageWithoutTimers();
  const time = createFrameTime(page, whenSettled);
  const runs: [string, number][] = [];
  page.setTimeout(() => runs.push(['late', page.Date.now()]), 5000);
  page.setInterval(() => runs.push(['every 2 s', page.Date.now()]), 2000);
  page.setTimeout(() => runs.push(['never', page.Date.now()]), 150_000);
  await time.advance(6000);
  expect(runs).toEqual([
    ['every 2 s', 3000],
    ['every 2 s', 5000],
    ['late', 6000],
    ['every 2 s', 7000],
  ]);
  expect(time.clockOffset()).toBe(6000);
});

test('a timer that is set while time moves also runs, such as that of the next poll', async () => {
  const { page } = pageWithoutTimers();
  const time = createFrameTime(page, whenSettled);
  const times: number[] = [];
  const poll = () => {
    times.push(page.Date.now());
    page.setTimeout(poll, 2000);
  };
  page.setTimeout(poll, 2000);
  await time.advance(6500);
  expect(times).toEqual([3000, 5000, 7000]);
});

test('the page reacts to a timer before more time passes', async () => {
  const { page } = pageWithoutTimers();
  const order: string[] = [];
  const time = createFrameTime(page, async () => void order.push('settled'));
  page.setTimeout(() => order.push('first'), 10);
  page.setTimeout(() => order.push('second'), 20);
  await time.advance(20);
  expect(order.slice(0, 3)).toEqual(['first', 'settled', 'second']);
});

test('a cleared timer does not run, and a timer gets its arguments', async () => {
  const { page } = pageWithoutTimers();
  const time = createFrameTime(page, whenSettled);
  const runs: unknown[] = [];
  page.clearTimeout(page.setTimeout(() => runs.push('cleared'), 10));
  const interval = page.setInterval(() => {
    runs.push('beat');
    page.clearInterval(interval);
  }, 10);
  page.setTimeout((...passedArguments: unknown[]) => runs.push(passedArguments), 30, 'a', 2);
  await time.advance(100);
  expect(runs).toEqual(['beat', ['a', 2]]);
});

test('a timer that throws is reported and does not stop the others', async () => {
  const { page, errors } = pageWithoutTimers();
  const time = createFrameTime(page, whenSettled);
  const runs: string[] = [];
  page.setTimeout(() => {
    throw new Error('oops');
  }, 10);
  page.setTimeout(() => runs.push('after'), 20);
  await time.advance(50);
  expect(errors.map(String)).toEqual(['Error: oops']);
  expect(runs).toEqual(['after']);
});

test('two moves of time run one after the other, and a reloaded page continues from the same time', async () => {
  const { page } = pageWithoutTimers();
  const time = createFrameTime(page, whenSettled);
  // While it runs, the first move waits for the page to react.
  page.setTimeout(() => undefined, 800);
  await Promise.all([time.advance(1000), time.advance(500)]);
  expect(page.Date.now()).toBe(2500);
  const reloadedPage = pageWithoutTimers().page;
  createFrameTime(reloadedPage, whenSettled, time.clockOffset());
  expect(reloadedPage.Date.now()).toBe(2500);
});

test('time that is not moved runs as usual', async () => {
  const page = { ...globalThis, Date: { now: () => Date.now() }, reportError: () => undefined };
  createFrameTime(page, whenSettled);
  const startedAt = performance.now();
  await new Promise<void>(resolve => page.setTimeout(() => resolve(), 30));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(28);
});
