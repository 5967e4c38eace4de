import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  createHookedCrypto,
  createReluctantFactory,
  createStoredBrowser,
  createWatchedFactory,
  draft,
  entryOf,
  inDatabase,
  reload,
  replacePut,
} from '#tests/support/stored-browser.ts';

/** A connection whose requests never get an answer. Returns whether it was closed. */
function stopAnswering(database: IDBDatabase): () => boolean {
  let isClosed = false;
  const silent = () => new Promise(() => undefined);
  const store = { get: silent, getKey: silent, put: silent, delete: silent, clear: silent };
  const begin = database.transaction.bind(database);
  database.transaction = (...parameters) => {
    const transaction = begin(...parameters);
    // The storage uses no other member of a store.
    transaction.objectStore = () => store as unknown as IDBObjectStore;
    return transaction;
  };
  database.close = () => {
    isClosed = true;
  };
  return () => isClosed;
}

test('[9.13] [11.5] a connection that does not answer a write within five seconds is closed, and the next write opens another', async () => {
  const { factory, connections } = createWatchedFactory();
  const browser = createStoredBrowser({ database: () => factory });
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'before');
  const isClosed = connections.map(stopAnswering);
  const writing = secureStorage.write('draft', 'typed');
  await browser.clock.advance(5000);
  await writing;
  expect(secureStorage.health()).toBe('memory');
  expect(await secureStorage.read('draft')).toBe('typed');
  expect(isClosed.map(wasClosed => wasClosed())).toEqual([true]);
  await secureStorage.write('draft', draft);
  expect(secureStorage.health()).toBe('lasting');
  expect(connections).toHaveLength(2);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.5] a transaction that the browser aborts after its request has not stored the value', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'before');
  const restorePut = replacePut((put, store) => {
    const request = put();
    request.addEventListener('success', () => store.transaction.abort());
    return request;
  });
  try {
    await secureStorage.write('draft', 'typed');
    expect(secureStorage.health()).toBe('memory');
    expect(await secureStorage.read('draft')).toBe('typed');
    expect(await reload(browser).read('draft')).toBe('before');
  } finally {
    restorePut();
  }
});

test('[11.3] a last write before unloading that the database refuses is tried again', async () => {
  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  let refusals = 0;
  const restorePut = replacePut(put => {
    if (refusals > 0) return put();
    refusals += 1;
    throw new DOMException('no', 'DataError');
  });
  try {
    expect(secureStorage.writeNow('draft', draft)).toBe(true);
    await expect.poll(() => entryOf(browser, 'draft')).toBeDefined();
    expect(refusals).toBe(1);
  } finally {
    restorePut();
  }
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.7] a value that was stored by the last write before unloading does not hide a newer one of another tab', async () => {
  const browser = createStoredBrowser();
  const [one, two] = [reload(browser), reload(browser)];
  await one.ready();
  one.writeNow('draft', 'old');
  await expect.poll(() => entryOf(browser, 'draft')).toBeDefined();
  await browser.clock.advance(1);
  await two.write('draft', 'new');
  expect(await one.read('draft')).toBe('new');
});

test('[11.5] a value stays in memory while another tab replaces the key again and again, and is stored afterwards', async () => {
  const browser = createStoredBrowser();
  let replaces = false;
  const secureStorage = reload({
    ...browser,
    crypto: () =>
      createHookedCrypto({
        encrypt: () => replaces && inDatabase(browser, (_, keys) => keys.clear()),
      }),
  });
  await secureStorage.ready();
  replaces = true;
  await secureStorage.write('draft', draft);
  expect(secureStorage.health()).toBe('memory');
  expect(await secureStorage.read('draft')).toEqual(draft);
  replaces = false;
  await secureStorage.write('other', 1);
  expect(secureStorage.health()).toBe('lasting');
  await secureStorage.write('draft', draft);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.7] a read while another tab replaces the key again and again removes nothing', async () => {
  const browser = createStoredBrowser();
  let replaces = false;
  const secureStorage = reload({
    ...browser,
    crypto: () =>
      createHookedCrypto({
        encrypt: () => replaces && inDatabase(browser, (_, keys) => keys.clear()),
      }),
  });
  await secureStorage.write('draft', draft);
  await inDatabase(browser, (_, keys) => keys.clear());
  replaces = true;
  expect(await secureStorage.read('draft')).toBeUndefined();
  expect(await inDatabase(browser, entries => entries.count())).toBe(1);
  replaces = false;
  await secureStorage.write('draft', 'new');
  expect((await entryOf(browser, 'draft'))?.version).toBeGreaterThan(browser.clock.now());
});

test.each<[string, unknown]>([
  ['is no key', 'text'],
  ['could be read out', { extractable: true }],
])('[11.4] [11.5] what the device has in place of the key and %s is replaced', async (_, value) => {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', 'old');
  await inDatabase(browser, (_entries, keys) => keys.clear());
  await inDatabase(browser, (_entries, keys) => keys.put(value, 'id'));
  const secureStorage = reload(browser);
  await secureStorage.write('draft', draft);
  expect(secureStorage.health()).toBe('lasting');
  expect(await reload(browser).read('draft')).toEqual(draft);
  expect(await inDatabase(browser, (_entries, keys) => keys.getAll())).toMatchObject([
    { extractable: false },
  ]);
});

test('[11.5] a write opens a database again that could not be opened before', async () => {
  const access = createReluctantFactory();
  const browser = createStoredBrowser({ database: () => access.factory });
  const secureStorage = reload(browser);
  await secureStorage.ready();
  expect(secureStorage.health()).toBe('memory');
  access.isAllowed = true;
  await secureStorage.write('draft', draft);
  expect(secureStorage.health()).toBe('lasting');
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.3] [11.4] writes wait for the operating system only, removals and the key for the disk', async () => {
  const { factory, connections } = createWatchedFactory();
  const browser = createStoredBrowser({ database: () => factory });
  const secureStorage = reload(browser);
  await secureStorage.ready();
  const durabilities: unknown[] = [];
  for (const database of connections) {
    const begin = database.transaction.bind(database);
    database.transaction = (...parameters) => {
      durabilities.push(parameters[2]?.durability);
      return begin(...parameters);
    };
  }
  await secureStorage.write('draft', draft);
  await secureStorage.remove('draft');
  await secureStorage.clear();
  expect(durabilities).toEqual(['relaxed', 'strict', 'strict']);
});

test('[11.5] a page that cannot open the database reads no leftover, and leaves it for the next visit', async () => {
  const browser = createStoredBrowser();
  const first = reload(browser);
  await first.ready();
  first.writeNow('draft', draft);
  expect(await reload({ ...browser, database: () => undefined }).read('draft')).toBeUndefined();
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.5] nothing is reported while the device stores everything', async () => {
  const secureStorage = reload(createStoredBrowser());
  let reports = 0;
  secureStorage.onDegraded(() => {
    reports += 1;
  });
  await secureStorage.write('draft', draft);
  expect(reports).toBe(0);
});

test('[11.4] erasing by prefix keeps the other values in memory and those of a closing page', async () => {
  const inMemory = reload(createStoredBrowser({ database: () => undefined }));
  await inMemory.write('draft:1:a', 1);
  await inMemory.write('draft:2:a', 2);
  await inMemory.clear('draft:1:');
  expect([await inMemory.read('draft:1:a'), await inMemory.read('draft:2:a')]).toEqual([undefined, 2]);

  const browser = createStoredBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  secureStorage.writeNow('draft:2:a', 2);
  await secureStorage.clear('draft:1:');
  expect(browser.localStorage.length).toBe(1);
  expect(secureStorage.writeNow('draft:2:a', 3), 'the pad belongs to a key that still exists').toBe(true);
});

test('[11.4] a page that has not read anything erases what an earlier page has stored', async () => {
  const browser = createStoredBrowser();
  await reload(browser).write('draft', draft);
  await reload(browser).clear();
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
});

test('[11.4] erasing tells whether the browser has erased, and a refused erasure can be repeated', async () => {
  const { factory, connections } = createWatchedFactory();
  const access = createReluctantFactory(factory);
  access.isAllowed = true;
  const browser = createStoredBrowser({ database: () => access.factory });
  await reload(browser).write('draft', draft);
  const secureStorage = reload(browser);
  await secureStorage.ready();
  access.isAllowed = false;
  for (const database of connections)
    database.transaction = () => {
      throw new DOMException('closed', 'InvalidStateError');
    };
  expect(await secureStorage.clear()).toBe(false);
  expect(await reload(browser).clear(), 'a page that cannot open the database').toBe(false);
  access.isAllowed = true;
  expect(await reload(browser).read('draft')).toEqual(draft);
  expect(await secureStorage.clear()).toBe(true);
  expect(await reload(browser).read('draft')).toBeUndefined();
});

test('[9.13] [11.4] an erasure that gets no answer within five seconds has failed, and the next one opens another connection', async () => {
  const { factory, connections } = createWatchedFactory();
  const browser = createStoredBrowser({ database: () => factory });
  const secureStorage = reload(browser);
  await secureStorage.write('draft', draft);
  for (const database of connections) stopAnswering(database);
  const erasing = secureStorage.clear();
  await browser.clock.advance(5000);
  expect(await erasing).toBe(false);
  expect(await secureStorage.clear()).toBe(true);
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
});

test('[11.4] [11.5] a browser that stores nothing has nothing to erase', async () => {
  for (const change of [{ database: () => undefined }, { crypto: () => undefined }]) {
    const secureStorage = reload(createStoredBrowser(change));
    await secureStorage.write('draft', draft);
    expect(await secureStorage.clear()).toBe(true);
    expect(await secureStorage.read('draft')).toBeUndefined();
  }
});
