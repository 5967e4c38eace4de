import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('each listener is called with the values until it unsubscribes', () => {
  const listeners = createListeners<[string, number]>();
  const calls: unknown[] = [];
  const stop = listeners.add((...values) => calls.push(['first', ...values]));
  listeners.add((...values) => calls.push(['second', ...values]));
  listeners.notify('a', 1);
  expect([stop(), stop()]).toEqual([true, false]);
  listeners.notify('b', 2);
  listeners.clear();
  listeners.notify('c', 3);
  expect(calls).toEqual([
    ['first', 'a', 1],
    ['second', 'a', 1],
    ['second', 'b', 2],
  ]);
});

test('a listener that is added during a call is called from the next one on', () => {
  const listeners = createListeners();
  let calls = 0;
  listeners.add(() => {
    listeners.add(() => {
      calls += 1;
    });
  });
  listeners.notify();
  expect(calls).toBe(0);
  listeners.notify();
  expect(calls).toBe(1);
});
