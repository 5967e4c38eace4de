import { afterEach, expect, test, vi } from 'vitest';
import { createReloadOnce } from '#platform/reload-once.ts';
import { followNewVersion } from './new-version.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page in a tab that remembers. */
function open(kept = new Map<string, string>()) {
  const reload = vi.fn();
  const say = vi.fn();
  const memory = {
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => kept.set(name, value).has(name),
    remove: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  const reloadOnce = createReloadOnce(memory, reload);
  stops.push(followNewVersion(() => reloadOnce('screen'), say));
  return { reload, say, kept };
}

/** True: somebody sees to it. */
function miss(marks: object = { awaited: true }): boolean {
  return !dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), marks));
}

test('[2.18] [4.41] [8.29] a part that is gone is told, and brings one reload, however many parts are gone', () => {
  const { reload, say } = open();
  expect([miss(), miss(), miss()]).toEqual([true, true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(say).toHaveBeenCalled();
});

test('[2.18] [4.41] after the reload a part that is still gone is told: the page does not load for ever', () => {
  const { kept } = open();
  miss();
  for (const stop of stops.splice(0)) stop();
  const { reload, say } = open(kept);
  expect(miss()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

test('[4.41] a part that nobody waits for reloads nothing: it is asked for again on use', () => {
  const { reload } = open();
  expect(miss({})).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
