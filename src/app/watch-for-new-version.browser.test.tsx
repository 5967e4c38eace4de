import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createReloadOnce } from '#platform/reload-once.ts';
import { UpdatingScreen, watchForNewVersion } from './watch-for-new-version.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop();
  cleanup();
});

/** A page in a tab whose memory (`entries`) survives a reload. */
function openPage(entries = new Map<string, string>(), isReachable = true, isOnline = true) {
  const reload = vi.fn();
  const notify = vi.fn();
  const tabMemory = {
    read: (name: string) => entries.get(name),
    write: (name: string, value: string) => entries.set(name, value).has(name),
    remove: (name: string) => void entries.delete(name),
    clear: () => entries.clear(),
  };
  const reloadOnce = createReloadOnce(tabMemory, reload, Date);
  const loadNewVersion = async (isRetry: boolean) =>
    isReachable && reloadOnce('screen', { isPressed: isRetry });
  const showOffline = vi.fn(() => !isOnline);
  cleanups.push(watchForNewVersion({ loadNewVersion, showOffline }, notify));
  return { showOffline, reload, notify, entries };
}

/** Raises a preload error. True: the page reloads. `undefined`: no listener has answered the event. */
function raisePreloadError(
  isAwaited = true,
  isRetry = false,
  hasFallback = false,
): Promise<boolean | undefined> {
  let answer: Promise<boolean> | undefined;
  const answerWith = (given: Promise<boolean>): void => {
    answer = given;
  };
  dispatchEvent(
    Object.assign(
      new Event('vite:preloadError', { cancelable: true }),
      isAwaited ? { isRetry, hasFallback, answerWith } : {},
    ),
  );
  return answer ?? Promise.resolve(undefined);
}

test('[2.18b] [4.41b] [8.29] missing files are reported and cause one reload, however many files are missing', async () => {
  const { reload, notify } = openPage();
  expect(await Promise.all([raisePreloadError(), raisePreloadError(), raisePreloadError()])).toEqual([
    true,
    true,
    true,
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalled();
});

test('[8.2] without a connection a page about it takes the place of a component that has nothing else to show', async () => {
  const { showOffline, reload } = openPage(undefined, false, false);
  expect(await raisePreloadError(true, false, true)).toBe(false);
  expect(showOffline).not.toHaveBeenCalled();
  expect(await raisePreloadError()).toBe(true);
  expect(showOffline).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('[2.18b] [4.41b] a file that is still missing after the reload is reported: the page does not reload forever', async () => {
  const { entries } = openPage();
  await raisePreloadError();
  for (const stop of cleanups.splice(0)) stop();
  cleanup();
  const { reload, notify } = openPage(entries);
  expect(await raisePreloadError()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test('[4.41] a file that is still missing when the visitor presses the retry reloads the page', async () => {
  const { entries } = openPage();
  await raisePreloadError();
  for (const stop of cleanups.splice(0)) stop();
  cleanup();
  const { reload } = openPage(entries);
  expect(await raisePreloadError()).toBe(false);
  expect(await raisePreloadError(true, true)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("[4.41] [8.2] without a connection the page does not reload, because that would show the browser's error page; it reloads later", async () => {
  const { reload, notify, entries } = openPage(new Map(), false);
  expect(await raisePreloadError()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
  for (const stop of cleanups.splice(0)) stop();
  cleanup();
  const later = openPage(entries);
  expect(await raisePreloadError()).toBe(true);
  expect(later.reload).toHaveBeenCalledTimes(1);
});

test('[4.41] a missing file of a preload causes no reload: it is requested again on use', async () => {
  const { reload } = openPage();
  expect(await raisePreloadError(false)).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test('[2.18a] [4.41a] while the page loads a new version it says "Atualizando..."', async () => {
  render(<UpdatingScreen />);
  await expect.element(page.getByText('Atualizando...', { exact: true })).toBeVisible();
});
