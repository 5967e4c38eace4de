import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import {
  createHookedCrypto,
  createReluctantFactory,
  createStoredBrowser,
  reload,
  type StoredBrowser,
} from '#tests/support/stored-browser.ts';
import { moveDrafts } from './drafts.ts';
import { adoptHashId } from './hash-id.ts';
import { forgetWrites } from './move-writes.ts';
import { completeWrite, completeWritesAt, findPendingWrite, sendWrite } from './pending-writes.ts';

const NEW_HASH = '6650c1f2a4b3d90012e7f003';

function createVisit(browser: StoredBrowser) {
  const secureStorage = reload(browser);
  const platform = createMemoryPlatform({ clock: browser.clock, secureStorage });
  const { context } = createContextWithoutService({}, { platform });
  /** Sends a write that gets no answer. Returns its key. */
  const send = (purpose: string, content = ''): Promise<string> =>
    new Promise(resolve => {
      const attempt = { purpose, content, createRequest: () => ({}) };
      void sendWrite(context, attempt, ({ idempotencyKey }) => {
        resolve(idempotencyKey);
        return new Promise<never>(() => undefined);
      });
    });
  return { context, secureStorage, send };
}

/** The keys that a later visit finds on the device, by purpose. */
async function storedKeys(browser: StoredBrowser, hashId?: string): Promise<Record<string, string>> {
  const { context } = createVisit(browser);
  if (hashId !== undefined) context.state.hashId = hashId;
  await findPendingWrite(context, '');
  const writes = context.pendingWrites.get(context.state.hashId) ?? new Map();
  return Object.fromEntries([...writes].map(([purpose, { idempotencyKey }]) => [purpose, idempotencyKey]));
}

/** Waits for what is on the device in the end. */
const expectStored = (browser: StoredBrowser, hashId?: string) =>
  expect.poll(() => storedKeys(browser, hashId));

/** An earlier visit has sent two writes without an answer. Now the browser does not open the database. */
async function visitWithoutDatabase() {
  const browser = createStoredBrowser();
  const earlierVisit = createVisit(browser);
  const step = await earlierVisit.send('submit dados', 'A');
  const button = await earlierVisit.send('begin selfie', 'B');
  await expectStored(browser).toEqual({ 'submit dados': step, 'begin selfie': button });
  const access = createReluctantFactory(browser.database());
  const visit = createVisit({ ...browser, database: () => access.factory });
  await visit.secureStorage.ready();
  return {
    ...visit,
    browser,
    earlierKeys: { 'submit dados': step, 'begin selfie': button },
    allowDatabase() {
      access.isAllowed = true;
    },
    /** Stores a draft, for which the browser opens the database. */
    async openDatabase() {
      access.isAllowed = true;
      // A write during an attempt that fails stays in memory until the next one.
      await visit.secureStorage.ready();
      await visit.secureStorage.write('drafts:x', {});
      await runPendingWork(50);
    },
  };
}

test('[16.3] [11.3] a press while the database does not open replaces no pending write of an earlier visit when it opens later', async () => {
  const { browser, earlierKeys, openDatabase, send } = await visitWithoutDatabase();
  const key = await send('submit endereco');
  await openDatabase();
  await expectStored(browser).toEqual({ ...earlierKeys, 'submit endereco': key });
});

test('[16.3] [11.2] a press that the database opens for has the key of the earlier visit, also after a press without it', async () => {
  const { allowDatabase, earlierKeys, send } = await visitWithoutDatabase();
  await send('submit endereco');
  allowDatabase();
  expect(await send('submit dados', 'A')).toBe(earlierKeys['submit dados']);
});

test('[16.3] writes of this visit replace those of the earlier visit that the device reads after them', async () => {
  const { browser, context, earlierKeys, openDatabase, send } = await visitWithoutDatabase();
  const key = await send('submit dados', 'A');
  await send('begin selfie', 'B');
  completeWrite(context, 'begin selfie');
  expect(key).not.toBe(earlierKeys['submit dados']);
  await openDatabase();
  await expectStored(browser).toEqual({ 'submit dados': key });
});

test('[16.3] an earlier write that the device reads after the service has worked on its step is over', async () => {
  const { browser, context, earlierKeys, openDatabase } = await visitWithoutDatabase();
  await completeWritesAt(context, 'selfie');
  await openDatabase();
  await expectStored(browser).toEqual({ 'submit dados': earlierKeys['submit dados'] });
});

test('[11.4] earlier writes that the device has not read are forgotten with the others', async () => {
  const { browser, context, openDatabase, send } = await visitWithoutDatabase();
  await send('submit endereco');
  await forgetWrites(context);
  await openDatabase();
  await expectStored(browser).toEqual({});
});

test('[3.17] [16.3] earlier writes that the device reads after the service has renamed the hash id move to the new one', async () => {
  const { browser, context, earlierKeys, openDatabase, send } = await visitWithoutDatabase();
  const key = await send('submit endereco');
  const formerHashId = adoptHashId(context, NEW_HASH) ?? '';
  await moveDrafts(context, formerHashId);
  await openDatabase();
  await expectStored(browser, NEW_HASH).toEqual({ ...earlierKeys, 'submit endereco': key });
  await expectStored(browser, formerHashId).toEqual({});
});

test('[3.17] [16.3] earlier writes move to the new hash id also if the database opens only after the renaming', async () => {
  const { browser, context, earlierKeys, openDatabase } = await visitWithoutDatabase();
  const formerHashId = adoptHashId(context, NEW_HASH) ?? '';
  await browser.clock.advance(6000);
  await openDatabase();
  await expectStored(browser, NEW_HASH).toEqual(earlierKeys);
  await expectStored(browser, formerHashId).toEqual({});
});

test('[3.17] [16.3] [11.2] a press right after the renaming has the key that is stored under the former hash id', async () => {
  const { browser, earlierKeys } = await visitWithoutDatabase();
  const { context, send } = createVisit(browser);
  const formerHashId = adoptHashId(context, NEW_HASH) ?? '';
  expect(await send('submit dados', 'A')).toBe(earlierKeys['submit dados']);
  const key = await send('submit endereco');
  await expectStored(browser, NEW_HASH).toEqual({ ...earlierKeys, 'submit endereco': key });
  await expectStored(browser, formerHashId).toEqual({});
});

/** The browser fails to read from the database until the test restores it. */
function failReads() {
  const getKey = vi.spyOn(IDBObjectStore.prototype, 'getKey').mockImplementation(() => {
    throw new DOMException('not now', 'DataError');
  });
  onTestFinished(() => getKey.mockRestore());
  return getKey;
}

test('[16.3] [11.2] a press waits for a second reading if the browser fails the first one', async () => {
  const { browser, earlierKeys } = await visitWithoutDatabase();
  const { secureStorage, send } = createVisit(browser);
  await secureStorage.ready();
  const getKey = failReads();
  const pressed = send('submit dados', 'A');
  await runPendingWork(20);
  expect(getKey).toHaveBeenCalled();
  getKey.mockRestore();
  await browser.clock.advance(1000);
  expect(await pressed).toBe(earlierKeys['submit dados']);
});

test('[3.17] [16.3] earlier writes that move to the new hash id between two readings are found there', async () => {
  const { browser, earlierKeys } = await visitWithoutDatabase();
  const { context, secureStorage, send } = createVisit(browser);
  await secureStorage.ready();
  const getKey = failReads();
  const pressed = send('submit dados', 'A');
  await runPendingWork(20);
  getKey.mockRestore();
  adoptHashId(context, NEW_HASH);
  await expectStored(browser, NEW_HASH).toEqual(earlierKeys);
  await browser.clock.advance(1000);
  expect(await pressed).toBe(earlierKeys['submit dados']);
});

test('[9.13] [16.3] a press waits five seconds for a device that does not answer, and the next one does not wait', async () => {
  const { browser, earlierKeys } = await visitWithoutDatabase();
  const gate = createGate();
  const slowCrypto = createHookedCrypto({ decrypt: () => gate.opened });
  const { secureStorage, send } = createVisit({ ...browser, crypto: () => slowCrypto });
  await secureStorage.ready();
  const keys: string[] = [];
  const press = async (purpose: string) => void keys.push(await send(purpose));
  void press('submit endereco');
  await runPendingWork(20);
  await browser.clock.advance(4999);
  expect(keys).toEqual([]);
  await browser.clock.advance(1);
  await expect.poll(() => keys).toHaveLength(1);
  await press('submit banco');
  gate.open();
  await expectStored(browser).toEqual({
    ...earlierKeys,
    'submit endereco': keys[0],
    'submit banco': keys[1],
  });
});
