import 'fake-indexeddb/auto';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import {
  createCryptoGate,
  createStoredBrowser,
  createWatchedFactory,
  entryOf,
  reload,
} from '#tests/support/stored-browser.ts';
import { createClock } from './clock.ts';
import { createSecureStorage, type SecureStorageOptions } from './secure-storage.ts';

/** Milliseconds. */
const MORE_THAN_THE_TIME_LIMIT = 6000;

/** A page that can go to the back/forward cache. */
function createPage(overrides: Partial<SecureStorageOptions> = {}) {
  const browser = createStoredBrowser(overrides);
  let setFrozen: (isFrozen: boolean) => void = () => undefined;
  const page = createSecureStorage({
    ...browser,
    onFrozen(listener) {
      setFrozen = listener;
    },
  });
  const degraded = vi.fn();
  page.onDegraded(degraded);
  return { browser, page, degraded, setFrozen };
}

/** The same with its database open, and another page of the same browser. */
async function openTwoPages(overrides: Partial<SecureStorageOptions> = {}) {
  const parts = createPage(overrides);
  await parts.page.ready();
  return { ...parts, otherPage: reload(parts.browser) };
}

test('[11.3] a page in the back/forward cache begins nothing in the storage that other pages would wait for', async () => {
  const { page, degraded, otherPage, setFrozen } = await openTwoPages();
  setFrozen(true);
  const writing = page.write('entry', 'value');
  expect(await otherPage.read('entry')).toBeUndefined();
  await otherPage.write('other', 'value');
  setFrozen(false);
  await writing;
  expect(await otherPage.read('entry')).toBe('value');
  expect(degraded).not.toHaveBeenCalled();
});

/** Freezes the page at the first request of its next write. Returns the transaction of that request. */
function freezeAtNextWrite(setFrozen: (isFrozen: boolean) => void): Promise<IDBTransaction> {
  const { getKey } = IDBObjectStore.prototype;
  const firstRequest = vi.spyOn(IDBObjectStore.prototype, 'getKey');
  onTestFinished(() => firstRequest.mockRestore());
  return new Promise(resolve =>
    firstRequest.mockImplementationOnce(function (this: IDBObjectStore, key) {
      const request = getKey.call(this, key);
      setFrozen(true);
      resolve(this.transaction);
      return request;
    }),
  );
}

test('[11.3] a write that is under way when the page is frozen is aborted, and is repeated when the page is shown again', async () => {
  const { page, degraded, otherPage, setFrozen } = await openTwoPages();
  const abort = vi.spyOn(IDBTransaction.prototype, 'abort');
  onTestFinished(() => abort.mockRestore());
  const frozenTransaction = freezeAtNextWrite(setFrozen);
  const writing = page.write('entry', 'value');
  const transaction = await frozenTransaction;
  expect(abort.mock.contexts).toContain(transaction);
  expect(await otherPage.read('entry')).toBeUndefined();
  setFrozen(false);
  await writing;
  expect(await otherPage.read('entry')).toBe('value');
  expect(degraded).not.toHaveBeenCalled();
});

test('[11.3] a connection that the browser closes while the page is frozen is opened again', async () => {
  const { factory, connections } = createWatchedFactory();
  const { page, degraded, otherPage, setFrozen } = await openTwoPages({ database: () => factory });
  const frozenTransaction = freezeAtNextWrite(setFrozen);
  const writing = page.write('entry', 'value');
  await frozenTransaction;
  for (const connection of connections) connection.close();
  setFrozen(false);
  await writing;
  expect(await otherPage.read('entry')).toBe('value');
  expect(degraded).not.toHaveBeenCalled();
});

test('[11.3] a page that is frozen while its database is being opened begins no transaction', async () => {
  const { page, degraded, setFrozen } = createPage();
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => begin.mockRestore());
  const opening = page.ready();
  setFrozen(true);
  await setTimeout(20);
  // fake-indexeddb calls it for the upgrade, too.
  expect(begin).not.toHaveBeenCalledWith(expect.anything(), 'readwrite', expect.anything());
  setFrozen(false);
  await opening;
  expect(begin).toHaveBeenCalledWith(expect.anything(), 'readwrite', expect.anything());
  expect(degraded).not.toHaveBeenCalled();
});

test('[11.6] a removal that is under way when the page is frozen ends without the page', async () => {
  const { browser, page, setFrozen } = await openTwoPages();
  await page.write('entry', 'value');
  const { delete: erase } = IDBObjectStore.prototype;
  const request = vi.spyOn(IDBObjectStore.prototype, 'delete');
  onTestFinished(() => request.mockRestore());
  request.mockImplementationOnce(function (this: IDBObjectStore, key) {
    queueMicrotask(() => setFrozen(true));
    return erase.call(this, key);
  });
  void page.remove('entry');
  await eventually(() => expect(request).toHaveBeenCalledOnce());
  expect(await entryOf(browser, 'entry')).toBeUndefined();
});

test('[11.3] the time in the back/forward cache does not count as time in which the database did not answer', async () => {
  const { browser, page, degraded, otherPage, setFrozen } = await openTwoPages();
  setFrozen(true);
  const writing = page.write('entry', 'value');
  await browser.clock.advance(MORE_THAN_THE_TIME_LIMIT);
  setFrozen(false);
  await writing;
  expect(await otherPage.read('entry')).toBe('value');
  expect(degraded).not.toHaveBeenCalled();
});

test('[11.3] work that the back/forward cache has interrupted gets the whole time limit again', async () => {
  const gate = createCryptoGate();
  const { browser, page, degraded, otherPage, setFrozen } = await openTwoPages({ crypto: () => gate.crypto });
  const endWork = gate.close();
  const writing = page.write('entry', 'value');
  await eventually(() => expect(gate.waiting()).toBe(1));
  setFrozen(true);
  setFrozen(false);
  await browser.clock.advance(MORE_THAN_THE_TIME_LIMIT);
  endWork();
  await writing;
  expect(await otherPage.read('entry')).toBe('value');
  expect(degraded).not.toHaveBeenCalled();
});

test('[11.3] the last write of a page that is being frozen is in the database at once', async () => {
  const { browser, page, setFrozen } = await openTwoPages();
  setFrozen(true);
  expect(page.writeNow('entry', 'value')).toBe(true);
  await eventually(async () => expect(await entryOf(browser, 'entry')).toBeDefined());
});

test('[11.5] a page that the browser suspended while it saved does not say that the browser stores nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const gate = createCryptoGate();
  const browser = createStoredBrowser({ crypto: () => gate.crypto });
  const page = createSecureStorage({ ...browser, clock: createClock() });
  await page.ready();
  const degraded = vi.fn();
  page.onDegraded(degraded);
  const endWork = gate.close();
  const writing = page.write('entry', 'value');
  await vi.waitFor(() => expect(gate.waiting()).toBe(1));
  vi.setSystemTime(Date.now() + MORE_THAN_THE_TIME_LIMIT);
  // The timer of the limit comes first.
  await vi.advanceTimersByTimeAsync(5000);
  endWork();
  await writing;
  expect(degraded).not.toHaveBeenCalled();
  expect(page.health()).toBe('lasting');
  expect(await entryOf(browser, 'entry')).toBeDefined();
});
