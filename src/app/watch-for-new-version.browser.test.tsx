import { afterEach, expect, test, vi } from 'vitest';
import { createReloadOnce } from '#platform/reload-once.ts';
import { watchForNewVersion } from './watch-for-new-version.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
});

/** A page in a tab whose memory (`entries`) survives a reload. */
function open(entries = new Map<string, string>(), isReachable = true) {
  const reload = vi.fn();
  const notify = vi.fn();
  const tabMemory = {
    read: (name: string) => entries.get(name),
    write: (name: string, value: string) => entries.set(name, value).has(name),
    remove: (name: string) => void entries.delete(name),
    clear: () => entries.clear(),
  };
  const reloadOnce = createReloadOnce(tabMemory, reload);
  cleanups.push(watchForNewVersion(async () => isReachable && reloadOnce('screen'), notify));
  return { reload, say: notify, entries };
}

/** Raises a preload error. True: the page reloads. `undefined`: no listener has answered the event. */
function miss(isAwaited = true): Promise<boolean | undefined> {
  let answer: Promise<boolean> | undefined;
  const answerWith = (given: Promise<boolean>): void => {
    answer = given;
  };
  dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), isAwaited ? { answerWith } : {}),
  );
  return answer ?? Promise.resolve(undefined);
}

test('[2.18b] [4.41b] [8.29] missing files are reported and cause one reload, however many files are missing', async () => {
  const { reload, say } = open();
  expect(await Promise.all([miss(), miss(), miss()])).toEqual([true, true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(say).toHaveBeenCalled();
});

test('[2.18b] [4.41b] a file that is still missing after the reload is reported: the page does not reload forever', async () => {
  const { entries } = open();
  await miss();
  for (const stop of cleanups.splice(0)) stop();
  const { reload, say } = open(entries);
  expect(await miss()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

test("[4.41] [8.2] without a connection the page does not reload, because that would show the browser's error page; it reloads later", async () => {
  const { reload, say, entries } = open(new Map(), false);
  expect(await miss()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
  for (const stop of cleanups.splice(0)) stop();
  const later = open(entries);
  expect(await miss()).toBe(true);
  expect(later.reload).toHaveBeenCalledTimes(1);
});

test('[4.41] a missing file of a preload causes no reload: it is requested again on use', async () => {
  const { reload } = open();
  expect(await miss(false)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});
