import 'fake-indexeddb/auto';
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '#tests/support/memory-platform.ts';
import { leftoverPrefix } from './leftovers.ts';
import { databaseName, type StoredEntry } from './secure-database.ts';
import { createSecureStorage, type SecureStorage, type SecureStorageOptions } from './secure-storage.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const draft = { nome: 'Ana Conceição 🙂', cpf: '529.982.247-25', valores: [1, null, true, { a: 'é' }] };

function createStorage(capacity = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  const storage = {
    capacity,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > storage.capacity) throw new DOMException('full', 'QuotaExceededError');
      entries.set(name, value);
    },
    removeItem: (name: string) => void entries.delete(name),
    clear: () => entries.clear(),
  };
  return storage;
}

interface Device extends SecureStorageOptions {
  clock: ManualClock;
  localStorage: ReturnType<typeof createStorage>;
}

function createBrowser(change: Partial<SecureStorageOptions> = {}): Device {
  const kept = createStorage();
  const factory = new IDBFactory();
  return {
    clock: createManualClock(),
    localStorage: kept,
    storage: () => kept,
    database: () => factory,
    crypto: () => globalThis.crypto,
    ...change,
  } as Device; // `change` never replaces the clock
}
/** A new secure storage on the same browser stands for a reload or another tab. */
const reload = (browser: SecureStorageOptions): SecureStorage => createSecureStorage(browser);

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Reads or changes the database without the secure storage. */
async function inDatabase<Value>(
  browser: SecureStorageOptions,
  work: (entries: IDBObjectStore, keys: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const request = browser.database()?.open(databaseName);
  if (!request) throw new Error('This browser has no database.');
  const database = await answerOf(request);
  const transaction = database.transaction(['entries', 'keys'], 'readwrite');
  const value = await answerOf(work(transaction.objectStore('entries'), transaction.objectStore('keys')));
  database.close();
  return value;
}
const entryOf = (browser: SecureStorageOptions, name: string): Promise<StoredEntry | undefined> =>
  inDatabase(browser, entries => entries.get(name));
const leftover = (browser: Device, name: string) => browser.localStorage.getItem(leftoverPrefix + name);
/** Kills the browser before its last writes to localStorage have reached the disk: only `storage` is left. */
function killBefore(browser: Device, ...storage: [name: string, value: string][]): void {
  browser.localStorage.clear();
  for (const [name, value] of storage) browser.localStorage.setItem(name, value);
}

/** Crypto whose `encrypt` waits while the gate is closed. */
function createGate() {
  let gate: Promise<void> | undefined;
  let waiting = 0;
  const { subtle } = globalThis.crypto;
  const gatedStorage = {
    getRandomValues: <Bytes extends ArrayBufferView<ArrayBuffer>>(bytes: Bytes) =>
      crypto.getRandomValues(bytes),
    subtle: {
      generateKey: subtle.generateKey.bind(subtle),
      decrypt: subtle.decrypt.bind(subtle),
      async encrypt(...parameters: Parameters<SubtleCrypto['encrypt']>) {
        waiting += 1;
        await gate;
        waiting -= 1;
        return subtle.encrypt(...parameters);
      },
    },
  };
  return {
    // The code under test uses only these members.
    crypto: gatedStorage as unknown as Crypto,
    waiting: () => waiting,
    reopen() {
      gate = undefined;
    },
    /** Closes the gate. @returns the function that lets the waiting calls continue. */
    close() {
      let open: () => void = () => undefined;
      gate = new Promise(resolve => {
        open = resolve;
      });
      return () => open();
    },
  };
}

test('[3.2, 11.3] a write survives a reload without localStorage', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft:1', draft);
  expect(await secureStorage.read('draft:1')).toEqual(draft);
  expect(browser.localStorage.length).toBe(0);
  expect(await reload(browser).read('draft:1')).toEqual(draft);
  expect(secureStorage.health()).toBe('lasting');
});

test('[11.4, 12.10] the storage has no readable text, and equal texts are encrypted differently', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('a', draft);
  await secureStorage.write('b', draft);
  expect(secureStorage.writeNow('c', draft)).toBe(true);
  expect(secureStorage.writeNow('d', draft)).toBe(true);
  await expect.poll(() => entryOf(browser, 'd')).toBeDefined();
  const sealed = await Promise.all(['a', 'b', 'c', 'd'].map(name => entryOf(browser, name)));
  const bodies = [
    ...sealed.map(entry => Buffer.from(entry?.sealed?.bytes ?? [])),
    ...['c', 'd'].map(name => Buffer.from(leftover(browser, name)?.split('.').at(-1) ?? '', 'base64')),
  ].map(bytes => bytes.toString('latin1'));
  expect(new Set(bodies).size).toBe(4);
  for (const body of bodies) {
    expect(body.length).toBeGreaterThan(80);
    expect(body).not.toContain('Ana');
    expect(body).not.toContain('529');
  }
  const key = await inDatabase(browser, (_, keys) => keys.getAll());
  expect(key).toMatchObject([{ extractable: false }]);
});

test('[11.3] the last write before unloading is stored when the call returns, and is read after the reload', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('draft:1', { nome: 'A' });
  void secureStorage.write('draft:1', { nome: 'An' });
  expect(secureStorage.writeNow('draft:1', draft)).toBe(true);
  expect(await secureStorage.read('draft:1')).toEqual(draft);
  expect(await reload(browser).read('draft:1')).toEqual(draft);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(await reload(browser).read('draft:1'), 'the older write does not come back').toEqual(draft);
});

test('[11.3] the last write before unloading also goes to the database: a browser killed after that loses nothing', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  expect(secureStorage.writeNow('draft', draft)).toBe(true);
  await expect.poll(() => entryOf(browser, 'draft')).toBeDefined();
  killBefore(browser);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.3] the newer entry of the two storages is used, whatever a killed browser restores', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  secureStorage.writeNow('written', 'old');
  secureStorage.writeNow('erased', 'old');
  const before = ['written', 'erased'].map((name): [string, string] => [
    leftoverPrefix + name,
    leftover(browser, name) ?? '',
  ]);
  await secureStorage.write('written', 'new');
  await secureStorage.remove('erased');
  expect([leftover(browser, 'written'), leftover(browser, 'erased')]).toEqual([null, null]);
  killBefore(browser, ...before);
  const later = reload(browser);
  expect(await later.read('written')).toBe('new');
  expect(await later.read('erased'), '[11.4] what was erased stays erased').toBeUndefined();
  await later.write('erased', 'again');
  expect(await reload(browser).read('erased')).toBe('again');
});

test('the last write is refused before the storage is open, and its value is stored when it is', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  expect(secureStorage.writeNow('draft', draft)).toBe(false);
  await expect.poll(() => reload(browser).read('draft')).toEqual(draft);
});

test('the last write can be repeated, also with other values than the prepared ones', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  const large = 'ã'.repeat(60_000);
  expect(secureStorage.writeNow('draft', large), 'nobody has said how much it would be').toBe(false);
  await expect.poll(() => secureStorage.writeNow('draft', `${large}2`)).toBe(true);
  expect(await reload(browser).read('draft')).toBe(`${large}2`);
  const other = reload(browser);
  await other.write('draft', large);
  for (const round of [1, 2, 3, 4, 5]) {
    await expect.poll(() => other.writeNow('draft', `${large}${round}`)).toBe(true);
    expect(await reload(browser).read('draft')).toBe(`${large}${round}`);
  }
});

test('[11.4c] an entry expires after 24 hours and is then deleted', async () => {
  const browser = createBrowser();
  const first = reload(browser);
  await first.ready();
  await first.write('old', draft);
  first.writeNow('old and left', draft);
  await browser.clock.advance(hour);
  await reload(browser).write('young', draft);
  await browser.clock.advance(23 * hour - 1);
  expect(await reload(browser).read('old')).toEqual(draft);
  await browser.clock.advance(1);
  const secureStorage = reload(browser);
  expect(await secureStorage.read('old')).toBeUndefined();
  await expect.poll(() => inDatabase(browser, entries => entries.getAllKeys())).toEqual(['young']);
  expect(leftover(browser, 'old and left')).toBeNull();
  expect(await secureStorage.read('young')).toEqual(draft);
});

test('[11.4] an entry also expires while the page stays open, and in memory', async () => {
  const lasting = createBrowser();
  const memory = createBrowser({ database: () => undefined });
  for (const browser of [lasting, memory]) {
    const secureStorage = reload(browser);
    await secureStorage.write('draft', draft);
    await browser.clock.advance(24 * hour - 1);
    expect(await secureStorage.read('draft')).toEqual(draft);
    await browser.clock.advance(1);
    expect(await secureStorage.read('draft')).toBeUndefined();
  }
});

test.each([
  ['half a minute', 30_000],
  ['a day', day],
])('[11.3] a clock set back by %s loses neither stored nor new values', async (_, back) => {
  const browser = createBrowser();
  const first = reload(browser);
  await first.ready();
  await first.write('kept', draft);
  first.writeNow('left', draft);
  await first.write('both', 'old');
  const earlier = { ...browser, clock: createManualClock(browser.clock.now() - back) };
  const secureStorage = createSecureStorage(earlier);
  expect(await secureStorage.read('kept')).toEqual(draft);
  expect(await secureStorage.read('left')).toEqual(draft);
  expect(await secureStorage.read('both')).toBe('old');
  expect(secureStorage.writeNow('both', 'new')).toBe(true);
  expect(await createSecureStorage(earlier).read('both')).toBe('new');
  await secureStorage.write('left', 'new');
  expect(await createSecureStorage(earlier).read('left')).toBe('new');
});

test('[11.4] an entry from further in the future is discarded: changing the clock does not extend its life', async () => {
  const browser = createBrowser();
  await reload(browser).write('draft', draft);
  const earlier = { ...browser, clock: createManualClock(browser.clock.now() - day - 1) };
  expect(await createSecureStorage(earlier).read('draft')).toBeUndefined();
});

test.each([
  ['a byte was changed', (bytes: Uint8Array) => bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte))],
  ['its end was cut', (bytes: Uint8Array) => bytes.slice(0, -8)],
  ['it is empty', () => new Uint8Array()],
])('[11.5] an entry is removed without a message when %s', async (_name, damageEntry) => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('sealed', draft);
  secureStorage.writeNow('padded', draft);
  await expect.poll(() => entryOf(browser, 'padded')).toBeDefined();
  browser.localStorage.clear();
  for (const name of ['sealed', 'padded']) {
    const entry = await entryOf(browser, name);
    const bytes = damageEntry(entry?.sealed?.bytes ?? new Uint8Array());
    await inDatabase(browser, entries =>
      entries.put({ ...entry, sealed: { ...entry?.sealed, bytes }, expires: entry?.sealed?.expires }, name),
    );
    const later = reload(browser);
    expect(await later.read(name), name).toBeUndefined();
    expect(await entryOf(browser, name), name).toBeUndefined();
    expect(later.health()).toBe('lasting');
  }
});

test.each(['%%%', '1.2.3', '1.2.%%.0.%%', ''])(
  '[11.5] a damaged leftover (%s) does not hide an entry of the database, and is deleted',
  async text => {
    const browser = createBrowser();
    await reload(browser).write('draft', draft);
    browser.localStorage.setItem(`${leftoverPrefix}draft`, text);
    const secureStorage = reload(browser);
    expect(await secureStorage.read('draft')).toEqual(draft);
    expect(browser.localStorage.length).toBe(0);
    expect(secureStorage.health()).toBe('lasting');
  },
);

test('[11.5] if a newer entry is unreadable, the older one is used', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'old');
  const expires = browser.clock.now() + hour;
  browser.localStorage.setItem(`${leftoverPrefix}draft`, `9999999999999.${expires}.AAAA.0.AAAA`);
  expect(await reload(browser).read('draft')).toBe('old');
});

test('an entry is bound to its name and its expiry', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('sealed', draft);
  secureStorage.writeNow('padded', draft);
  await expect.poll(() => entryOf(browser, 'padded')).toBeDefined();
  browser.localStorage.clear();
  for (const name of ['sealed', 'padded']) {
    const entry = await entryOf(browser, name);
    const expires = (entry?.sealed?.expires ?? 0) - 1000;
    await inDatabase(browser, entries => entries.put(entry, 'other'));
    expect(await reload(browser).read('other'), `${name} under another name`).toBeUndefined();
    await inDatabase(browser, entries =>
      entries.put({ ...entry, expires, sealed: { ...entry?.sealed, expires } }, name),
    );
    expect(await reload(browser).read(name), `${name} with another end`).toBeUndefined();
  }
});

const throwing = () => {
  throw new DOMException('no', 'SecurityError');
};
// A browser on plain http has `crypto` without `subtle`.
const insecure = { getRandomValues: crypto.getRandomValues } as unknown as Crypto;
test.each<[string, Partial<SecureStorageOptions>]>([
  ['the database throws', { database: throwing }],
  ['there is no database', { database: () => undefined }],
  ['there is no crypto', { crypto: () => undefined }],
  ['there is no crypto.subtle', { crypto: () => insecure }],
  ['there is nothing at all', { database: throwing, storage: throwing, crypto: () => undefined }],
])('[11.5a] when %s, values are kept in memory, and this is reported once', async (_name, change) => {
  const browser = createBrowser(change);
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
  expect(lateReports, 'whoever asks late is told as well').toBe(1);
});

test.each([
  ['throws', throwing],
  ['is not there', () => undefined],
])(
  '[11.5] when only localStorage %s, writes are kept, except perhaps the last one before unloading',
  async (_, storage) => {
    const browser = createBrowser({ storage });
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
  const browser = createBrowser({ database: () => held.factory });
  const secureStorage = reload(browser);
  let answered = false;
  const write = secureStorage.write('draft', 'first').then(() => {
    answered = true;
  });
  await browser.clock.advance(4999);
  expect([answered, secureStorage.health()]).toEqual([false, 'lasting']);
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
  let works = false;
  const factory = new IDBFactory();
  const browser = createBrowser({
    database: () => {
      if (!works) throw new DOMException('not now', 'UnknownError');
      return factory;
    },
  });
  const secureStorage = reload(browser);
  await secureStorage.write('first', 1);
  expect(secureStorage.health()).toBe('memory');
  works = true;
  await secureStorage.write('second', 2);
  expect(secureStorage.health()).toBe('lasting');
  await expect.poll(() => reload(browser).read('first')).toBe(1);
  expect(await reload(browser).read('second')).toBe(2);
});

test.each([
  ['is closed by the browser', (database: IDBDatabase) => database.onclose?.(new Event('close'))],
  ['does not work any more, which the browser does not tell', (database: IDBDatabase) => database.close()],
])('[11.5] a connection that %s is opened again without a report', async (_, loseConnection) => {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const watching = {
    open(name: string, version: number) {
      const request = factory.open(name, version);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    },
  };
  const browser = createBrowser({ database: () => watching as unknown as IDBFactory }); // the code under test uses only `open`
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'before');
  for (const database of connections) loseConnection(database);
  await secureStorage.write('draft', draft);
  expect(await secureStorage.read('draft')).toEqual(draft);
  expect(secureStorage.health()).toBe('lasting');
  expect(connections).toHaveLength(2);
});

test('[11.5] a tab closes its database on request, and opens it again for its next write', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'before');
  const deleted = browser.database()?.deleteDatabase(databaseName);
  if (!deleted) throw new Error('no database');
  await answerOf(deleted);
  expect(await secureStorage.read('draft')).toBeUndefined();
  await secureStorage.write('draft', draft);
  expect(await reload(browser).read('draft')).toEqual(draft);
  expect(secureStorage.health()).toBe('lasting');
});

test('a tab with an old key switches to the new one instead of damaging the entries of another tab', async () => {
  const browser = createBrowser();
  const old = reload(browser);
  await old.ready();
  const fresh = reload(browser);
  await fresh.clear();
  await fresh.write('theirs', draft);
  expect(await old.read('theirs')).toEqual(draft);
  await old.write('ours', draft);
  expect(await fresh.read('ours')).toEqual(draft);
  expect(old.writeNow('ours', 'now')).toBe(true);
  expect(await reload(browser).read('ours')).toBe('now');
});

test('the database is opened once, however much is written', async () => {
  const browser = createBrowser();
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

test('[11.7] two tabs that open together share one key and do not disturb each other', async () => {
  const browser = createBrowser();
  const [one, two] = [reload(browser), reload(browser)];
  await Promise.all([one.write('a', 1), two.write('b', 2)]);
  expect(await Promise.all([one.read('b'), two.read('a'), reload(browser).read('a')])).toEqual([2, 1, 1]);
  await one.write('a', 'one');
  await two.write('a', 'two');
  expect(await reload(browser).read('a'), 'the last of both').toBe('two');
  expect(await inDatabase(browser, (_, keys) => keys.count())).toBe(1);
});

test('[11.6] a write that finishes late does not undo a later write or removal', async () => {
  const browser = createBrowser();
  const gate = createGate();
  const secureStorage = createSecureStorage({ ...browser, crypto: () => gate.crypto });
  await secureStorage.ready();
  for (const [name, overtake, left] of [
    ['written', () => secureStorage.write('written', 'new'), 'new'],
    ['removed', () => secureStorage.remove('removed'), undefined],
    ['cleared', () => secureStorage.clear('cle'), undefined],
  ] as const) {
    const open = gate.close();
    const heldRequest = secureStorage.write(name, 'old');
    await expect.poll(() => gate.waiting()).toBe(1);
    gate.reopen();
    await overtake();
    open();
    await heldRequest;
    expect(await secureStorage.read(name), name).toBe(left);
    expect(await reload(browser).read(name), name).toBe(left);
  }
});

test('the last of several writes wins, whichever finishes first, and a removal cancels a running write', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  const large = 'x'.repeat(2_000_000);
  await Promise.all([secureStorage.write('draft', large), secureStorage.write('draft', 'last')]);
  expect(await reload(browser).read('draft')).toBe('last');
  const writing = secureStorage.write('draft', 'gone');
  await secureStorage.remove('draft');
  await writing;
  expect(await secureStorage.read('draft')).toBeUndefined();
  expect(await entryOf(browser, 'draft')).toBeUndefined();
});

test('[11.4] erasing by prefix keeps the other entries, erasing all removes everything, even the key', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.write('draft:1:a', 1);
  await secureStorage.write('draft:2:a', 2);
  secureStorage.writeNow('draft:1:b', 1);
  secureStorage.writeNow('draft:2:b', 2);
  browser.localStorage.setItem('other', 'not ours');
  const copy = await entryOf(browser, 'draft:2:a');
  const left = leftover(browser, 'draft:2:b') ?? '';
  await secureStorage.clear('draft:1:');
  expect([await secureStorage.read('draft:1:a'), await secureStorage.read('draft:1:b')]).toEqual([
    undefined,
    undefined,
  ]);
  expect([await secureStorage.read('draft:2:a'), await secureStorage.read('draft:2:b')]).toEqual([2, 2]);

  await secureStorage.clear();
  expect(
    Array.from({ length: browser.localStorage.length }, (_, index) => browser.localStorage.key(index)),
  ).toEqual(['other']);
  expect(await inDatabase(browser, entries => entries.count())).toBe(0);
  expect(await inDatabase(browser, (_, keys) => keys.count())).toBe(0);
  await inDatabase(browser, entries => entries.put(copy, 'draft:2:a'));
  killBefore(browser, [`${leftoverPrefix}draft:2:b`, left]);
  const later = reload(browser);
  expect(await later.read('draft:2:a'), 'a copy of the ciphertext is worth nothing').toBeUndefined();
  expect(await later.read('draft:2:b'), 'nor is what a killed browser brings back').toBeUndefined();
});

test('[11.4] a write during the erasing of everything stays readable', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 1);
  await Promise.all([secureStorage.clear(), secureStorage.write('draft', 2)]);
  expect(await reload(browser).read('draft')).toBe(2);
});

test('[11.4] after the key was erased, the last write does not store values encrypted with the old one', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.ready();
  await secureStorage.clear();
  expect(secureStorage.writeNow('draft', 'unreadable')).toBe(false);
  await secureStorage.write('draft', draft);
  expect(secureStorage.writeNow('draft', 'now')).toBe(true);
  expect(await reload(browser).read('draft')).toBe('now');
});

test('an entry can be renamed, and its old name is gone', async () => {
  const browser = createBrowser();
  const secureStorage = reload(browser);
  await secureStorage.write('drafts:old', draft);
  await secureStorage.rename('drafts:old', 'drafts:new');
  await secureStorage.rename('drafts:never', 'drafts:nothing');
  const later = reload(browser);
  expect(await later.read('drafts:new')).toEqual(draft);
  expect(await later.read('drafts:old')).toBeUndefined();
  expect(await later.read('drafts:nothing')).toBeUndefined();
  await Promise.all([
    later.rename('drafts:new', 'drafts:newer'),
    later.write('drafts:newer', 'typed meanwhile'),
  ]);
  expect(await reload(browser).read('drafts:newer')).toBe('typed meanwhile');
  expect(await reload(browser).read('drafts:new')).toBeUndefined();
});

test('[11.3] a file keeps its bytes, name and type over a reload, and the storage has nothing readable of it', async () => {
  const browser = createBrowser();
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const file = new File([bytes], 'RG da Ação.jpg', { type: 'image/jpeg' });
  expect(await reload(browser).writeFile('photo', file)).toBe(true);
  const photo = await reload(browser).readFile('photo');
  expect([photo?.name, photo?.type]).toEqual(['RG da Ação.jpg', 'image/jpeg']);
  expect(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  const storedBytes = Buffer.from((await entryOf(browser, 'photo'))?.sealed?.bytes ?? []).toString('latin1');
  expect(storedBytes).not.toContain('jpg');
  expect(await reload(browser).readFile('absent')).toBeUndefined();
});

test('[11.5] a full storage is reported once, and memory keeps the rest until there is space', async () => {
  const factory = new IDBFactory();
  let isFull = false;
  const browser = createBrowser({ database: () => factory });
  const secureStorage = reload(browser);
  await secureStorage.write('draft', 'short');
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parameters: Parameters<typeof put>) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, parameters);
  };
  try {
    isFull = true;
    await secureStorage.write('draft', draft);
    expect(secureStorage.health()).toBe('memory');
    expect(await secureStorage.read('draft')).toEqual(draft);
    expect(await reload(browser).read('draft')).toBe('short');
    isFull = false;
    await secureStorage.write('draft', draft);
    expect(secureStorage.health()).toBe('lasting');
    expect(await reload(browser).read('draft')).toEqual(draft);
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});
