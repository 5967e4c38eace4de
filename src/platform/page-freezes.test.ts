import { expect, test, vi } from 'vitest';
import { createPageFreezes } from './page-freezes.ts';

function createPage() {
  let setFrozen: (isFrozen: boolean) => void = () => undefined;
  const freezes = createPageFreezes(listener => {
    setFrozen = listener;
  });
  return { freezes, setFrozen };
}

test('[11.3] a freeze is noticed that lasts, begins or ends while somebody watches', () => {
  const { freezes, setFrozen } = createPage();
  const watchedFromStart = freezes.watch();
  expect(watchedFromStart()).toBe(false);
  setFrozen(true);
  expect(watchedFromStart()).toBe(true);
  const watchedWhileFrozen = freezes.watch();
  expect(watchedWhileFrozen()).toBe(true);
  setFrozen(false);
  expect([watchedFromStart(), watchedWhileFrozen()]).toEqual([true, true]);
  expect(freezes.watch()()).toBe(false);
});

test('[11.3] a page that was frozen twice without being shown is thawed for everybody who waits', async () => {
  const { freezes, setFrozen } = createPage();
  await freezes.thawed();
  const order: string[] = [];
  setFrozen(true);
  const waiting = [freezes.thawed().then(() => order.push('first'))];
  setFrozen(true);
  waiting.push(freezes.thawed().then(() => order.push('second')));
  await Promise.resolve();
  expect(order).toEqual([]);
  setFrozen(false);
  await Promise.all(waiting);
  expect(order).toEqual(['first', 'second']);
});

test('[11.3] listeners are called at each freeze, and a page that is shown without a freeze changes nothing', () => {
  const { freezes, setFrozen } = createPage();
  const listener = vi.fn();
  freezes.onFreeze(listener);
  setFrozen(false);
  expect(listener).not.toHaveBeenCalled();
  setFrozen(true);
  expect(listener).toHaveBeenCalledOnce();
});
