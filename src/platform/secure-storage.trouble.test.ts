import 'fake-indexeddb/auto';
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import {
  createStoredBrowser,
  createWatchedFactory,
  draft,
  entryOf,
  reload,
  replacePut,
} from '#tests/support/stored-browser.ts';
import { createSecureStorage, type SecureStorageOptions } from './secure-storage.ts';

const throwAccessError = () => {
  throw new DOMException('no', 'SecurityError');
};

// A browser on plain http has `crypto` without `subtle`.
const insecureCrypto = { getRandomValues: crypto.getRandomValues } as unknown as Crypto;

test.each<[string, Partial<SecureStorageOptions>]>([
  ['the database throws', { database: throwAccessError }],
  ['there is no database', { database: () => undefined }],
  ['there is no crypto', { crypto: () => undefined }],
  ['there is no crypto.subtle', { crypto: () => insecureCrypto }],
  [
    'there is nothing at all',
    { database: throwAccessError, storage: throwAccessError, crypto: () => undefined },
  ],
])('[11.5a] when %s, values are kept in memory, and this is reported once', async (_name, change) => {
  const browser = createStoredBrowser(change);
  const secureStorage = reload(browser);
  let reports = 0;
  secureStorage.onDegraded(() => {
    reports += 1;
  });
  await Promise.all([secureStorage.write('a', draft), secureStorage.write('b', 2), secureStorage.read('c')]);
  expect(secureStorage.health()).toBe('memory');
  expect(await secureStorage.read('a')).toEqual(draft);
  expect(secureStorage.writeNow('a', 1)).toBe(false);
  await secureStorage.remove('a');
  expect(await secureStorage.read('a')).toBeUndefined();
  const file = new File(['x'], 'rg.jpg', { type: 'image/jpeg' });
  expect(await secureStorage.writeFile('f', file)).toBe(false);
  expect(await (await secureStorage.readFile('f'))?.text()).toBe('x');
  await secureStorage.clear();
  expect(await secureStorage.read('b')).toBeUndefined();
  expect(reports).toBe(1);
  let lateReports = 0;
  const stop = secureStorage.onDegraded(() => {
    lateReports += 10;
  });
  stop();
  secureStorage.onDegraded(() => {
    lateReports += 1;
  });
  await Promise.resolve();
  expect(lateReports, 'a late listener is called as well').toBe(1);
});

test.each([
  ['throws', throwAccessError],
  ['is not there', () => undefined],
])(
  '[11.5] when only localStorage %s, writes are kept, except perhaps the last one before unloading',
  async (_, storage) => {
    const browser = createStoredBrowser({ storage });
    const secureStorage = reload(browser);
    await secureStorage.write('a', draft);
    expect(secureStorage.health()).toBe('lasting');
    expect(secureStorage.writeNow('b', draft)).toBe(false);
    await expect.poll(() => entryOf(browser, 'b')).toBeDefined();
    expect(await reload(browser).read('a')).toEqual(draft);
    expect(await reload(browser).read('b')).toEqual(draft);
  },
);

/** A database whose `open` waits until the test releases it. */
function createHeldFactory() {
  const factory = new IDBFactory();
  const heldRequests: { heldRequest: EventTarget; version: number | undefined; name: string }[] = [];
  let isFree = false;
  const releaseHeld = ({ heldRequest, name, version }: (typeof heldRequests)[number]) => {
    const request = factory.open(name, version);
    for (const event of ['success', 'error', 'upgradeneeded'] as const)
      request.addEventListener(event, () => {
        Object.defineProperty(heldRequest, 'result', { configurable: true, get: () => request.result });
        const upgrade = Reflect.get(heldRequest, 'onupgradeneeded') as unknown;
        if (event === 'upgradeneeded' && typeof upgrade === 'function') upgrade();
        heldRequest.dispatchEvent(new Event(event));
      });
  };
  return {
    factory: {
      open(name: string, version?: number) {
        if (isFree) return factory.open(name, version);
        // idb only checks the type of the request and adds listeners.
        const heldRequest = new EventTarget();
        Object.setPrototypeOf(
          heldRequest,
          Object.create(IDBOpenDBRequest.prototype, Object.getOwnPropertyDescriptors(EventTarget.prototype)),
        );
        heldRequests.push({ heldRequest, name, version });
        return heldRequest;
      },
    } as unknown as IDBFactory,
    free: factory,
    release() {
      isFree = true;
      for (const request of heldRequests) releaseHeld(request);
    },
  };
}

test('[9.13, 11.3] after five seconds without an answer of the database values are kept in memory, and written once it opens', async () => {
  const held = createHeldFactory();
  const browser = createStoredBrowser({ database: () => held.factory });
  const secureStorage = reload(browser);
  let answered = false;
  const write = secureStorage.write('draft', 'first').then(() => {
    answered = true;
  });
  let valueAtOnce: unknown;
  void secureStorage.read('draft').then(value => {
    valueAtOnce = value;
  });
  await browser.clock.advance(4999);
  expect([answered, secureStorage.health()]).toEqual([false, 'lasting']);
  expect(valueAtOnce, 'a value that waits for the database is read from memory').toBe('first');
  await browser.clock.advance(1);
  await write;
  expect(secureStorage.health()).toBe('memory');
  expect(await secureStorage.read('draft')).toBe('first');
  await secureStorage.write('draft', draft);
  expect(secureStorage.writeNow('other', 1)).toBe(false);
  held.release();
  await expect.poll(() => secureStorage.health()).toBe('lasting');
  await expect
    .poll(() => createSecureStorage({ ...browser, database: () => held.free }).read('draft'))
    .toEqual(draft);
  await expect
    .poll(() => createSecureStorage({ ...browser, database: () => held.free }).read('other'))
    .toBe(1);
});

test('[11.5] the next write tries again to open a database that could not be opened', async () => {
  let canOpen = false;
  const factory = new IDBFactory();
  const browser = createStoredBrowser({
    database: () => {
      if (!canOpen) throw new DOMException('not now', 'UnknownError');
      return factory;
    },
  });
  const secureStorage = reload(browser);
  await secureStorage.write('first', 1);
  expect(secureStorage.health()).toBe('memory');
  canOpen = true;
  await secureStorage.write('second', 2);
  expect(secureStorage.health()).toBe('lasting');
  await expect.poll(() => reload(browser).read('first')).toBe(1);
  expect(await reload(browser).read('second')).toBe(2);
});

test.each([
  ['is closed by the browser', (database: IDBDatabase) => database.onclose?.(new Event('close'))],
  ['does not work any more, without an event of the browser', (database: IDBDatabase) => database.close()],
])('[11.5] a connection that %s is opened again without a report', async (_, loseConnection) => {
  const { factory, connections } = createWatchedFactory();
  const browser = createStoredBrowser({ database: () => factory });
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'before');
  for (const database of connections) loseConnection(database);
  await secureStorage.write('draft', draft);
  expect(await secureStorage.read('draft')).toEqual(draft);
  expect(secureStorage.health()).toBe('lasting');
  expect(connections).toHaveLength(2);
});

test('the database is opened once, however much is written', async () => {
  const browser = createStoredBrowser();
  let openings = 0;
  const factory = browser.database();
  const counting = {
    open(name: string) {
      openings += 1;
      return factory?.open(name, 1);
    },
  };
  const secureStorage = createSecureStorage({
    ...browser,
    database: () => counting as unknown as IDBFactory, // the code under test uses only `open` of a factory
  });
  for (let round = 0; round < 5; round += 1) await secureStorage.write('draft', round);
  expect(openings).toBe(1);
});

test('[11.5] a full storage is reported once, and memory keeps the rest until there is space', async () => {
  const { factory, connections } = createWatchedFactory();
  let isFull = false;
  const browser = createStoredBrowser({ database: () => factory });
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'short');
  const restorePut = replacePut(put => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return put();
  });
  try {
    isFull = true;
    await secureStorage.write('draft', draft);
    expect(connections, 'another connection would not help').toHaveLength(1);
    expect(secureStorage.health()).toBe('memory');
    expect(await secureStorage.read('draft')).toEqual(draft);
    expect(await reload(browser).read('draft')).toBe('short');
    isFull = false;
    const openings = connections.length;
    await secureStorage.write('draft', draft);
    expect(connections, 'the connection to a full storage works').toHaveLength(openings);
    expect(secureStorage.health()).toBe('lasting');
    expect(await reload(browser).read('draft')).toEqual(draft);
  } finally {
    restorePut();
  }
});
