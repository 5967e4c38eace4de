import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { databaseName, type StoredEntry } from '#platform/secure-database.ts';
import {
  createSecureStorage,
  type SecureStorage,
  type SecureStorageOptions,
} from '#platform/secure-storage.ts';
import { createManualClock, type ManualClock } from '#tests/support/memory-platform.ts';

/** Prefix of the entries in localStorage of a deployment at the root. */
export const leftoverPrefix = 'sealed:';

export const HOUR_MS = 60 * 60 * 1000;

export const draft = {
  nome: 'Ana Conceição 🙂',
  cpf: '529.982.247-25',
  valores: [1, null, true, { a: 'é' }],
};

export function createStorage(capacity = Number.POSITIVE_INFINITY) {
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

export interface StoredBrowser extends SecureStorageOptions {
  clock: ManualClock;
  localStorage: ReturnType<typeof createStorage>;
}

export function createStoredBrowser(overrides: Partial<SecureStorageOptions> = {}): StoredBrowser {
  const storage = createStorage();
  const factory = new IDBFactory();
  return {
    clock: createManualClock(),
    localStorage: storage,
    storage: () => storage,
    database: () => factory,
    crypto: () => globalThis.crypto,
    ...overrides,
  } as StoredBrowser; // `overrides` never contain the clock
}

/** Creates another secure storage in the same browser, as a reload or another tab does. */
export const reload = (browser: SecureStorageOptions): SecureStorage => createSecureStorage(browser);

export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Reads or changes the database without the secure storage. */
export async function inDatabase<Value>(
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

export const entryOf = (browser: SecureStorageOptions, name: string): Promise<StoredEntry | undefined> =>
  inDatabase(browser, entries => entries.get(name));

export const readLeftover = (browser: StoredBrowser, name: string) =>
  browser.localStorage.getItem(leftoverPrefix + name);

/** Crypto whose calls of `encrypt` and `decrypt` wait for these functions first. */
export function createHookedCrypto(hooks: {
  encrypt?: (byteLength: number) => unknown;
  decrypt?: () => unknown;
}): Crypto {
  const { subtle } = globalThis.crypto;
  const hookedSubtle = {
    generateKey: subtle.generateKey.bind(subtle),
    async encrypt(...parameters: Parameters<SubtleCrypto['encrypt']>) {
      await hooks.encrypt?.(parameters[2].byteLength);
      return subtle.encrypt(...parameters);
    },
    async decrypt(...parameters: Parameters<SubtleCrypto['decrypt']>) {
      await hooks.decrypt?.();
      return subtle.decrypt(...parameters);
    },
  };
  // The storage uses nothing else of it.
  return {
    getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto),
    subtle: hookedSubtle,
  } as unknown as Crypto;
}

/** Crypto whose `encrypt` waits while the gate is closed. */
export function createCryptoGate() {
  let gate: Promise<void> | undefined;
  let waiting = 0;
  return {
    crypto: createHookedCrypto({
      async encrypt() {
        waiting += 1;
        await gate;
        waiting -= 1;
      },
    }),
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

/** Replaces the `put` of every object store. Returns a function that restores it. */
export function replacePut(
  replacement: (
    put: () => IDBRequest<IDBValidKey>,
    store: IDBObjectStore,
    name: IDBValidKey | undefined,
  ) => IDBRequest<IDBValidKey>,
): () => void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...parameters: Parameters<typeof put>) {
    return replacement(() => put.apply(this, parameters), this, parameters[1]);
  };
  return () => {
    IDBObjectStore.prototype.put = put;
  };
}

/** A factory of databases that lists its connections. */
export function createWatchedFactory() {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const watching = {
    open(name: string, version: number) {
      const request = factory.open(name, version);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    },
  };
  // The storage calls nothing else of a factory.
  return { factory: watching as unknown as IDBFactory, connections };
}

/** A factory that opens its databases only while `isAllowed`. */
export function createReluctantFactory(factory: Pick<IDBFactory, 'open'> = new IDBFactory()) {
  const access = {
    isAllowed: false,
    factory: {
      open(name: string, version?: number) {
        if (!access.isAllowed) throw new DOMException('not now', 'UnknownError');
        return factory.open(name, version);
      },
    } as unknown as IDBFactory, // the storage calls nothing else of it
  };
  return access;
}

/** Simulates that the browser died before its last writes to localStorage reached the disk: only `storage` remains. */
export function killBrowser(browser: StoredBrowser, ...storage: [name: string, value: string][]): void {
  browser.localStorage.clear();
  for (const [name, value] of storage) browser.localStorage.setItem(name, value);
}
