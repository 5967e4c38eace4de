import { type DBSchema, type IDBPDatabase, type IDBPTransaction, wrap } from 'idb';
import { isRecord } from '#shared/record.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { PageFreezes } from './page-freezes.ts';
import type { Sealed } from './seal.ts';

/** The key of this browser, with an id by which tabs recognise that they have the same one. */
export interface StorageKey {
  id: string;
  key: CryptoKey;
}

/** An entry with its version; of two entries with one name the higher version counts. */
export interface StoredEntry {
  version: number;
  /** Absent: the name was removed, and an older leftover must not come back. */
  sealed?: Sealed;
}

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  entries: { key: string; value: StoredEntry & { expires: number }; indexes: { expires: number } };
}

type Work<Mode extends IDBTransactionMode, Value> = (
  transaction: IDBPTransaction<Schema, ['keys', 'entries'], Mode>,
) => Promise<Value>;

/** Encrypted entries and their key in IndexedDB. Every method may reject; none has a time limit. */
export interface SecureDatabase {
  /**
   * The key of this browser: the stored one, otherwise the candidate, which is then stored. Does not wait until the
   * disk has the key: requests are served in their order, so no entry is stored before its key.
   */
  openKey(candidate: Promise<StorageKey>): Promise<StorageKey>;
  /** `otherKey`: the key with this id no longer exists, so nobody can decrypt the entry. */
  read(keyId: string, name: string): Promise<StoredEntry | 'otherKey' | undefined>;
  /** Returns the version of the stored entry, which is always the newest of the name. */
  write(keyId: string, name: string, version: number, sealed: Sealed): Promise<number | 'otherKey'>;
  /** For a closing page: sends the write without reading first, because no answer would arrive. */
  writeLast(name: string, version: number, sealed: Sealed): Promise<void>;
  /** @param until when the record of the removal expires; absent: the removal is not recorded. */
  erase(name: string, version: number, until?: number): Promise<void>;
  /** The names that begin with `prefix`, also removed ones whose removal is recorded. */
  names(prefix: string): Promise<string[]>;
  /** Removes entries that expired before `from` or claim to expire after `to`. */
  removeExpired(from: number, to: number): Promise<void>;
  /** Removes the names that begin with `prefix`; an empty prefix means all names and the key. */
  clear(prefix: string): Promise<void>;
  /** Gives up a connection that does not answer: the next request opens another one. */
  reset(): void;
}

export const databaseName = 'sealed-entries';
const formatVersion = 1;

/**
 * Errors of a connection that the browser has closed: Safari after a while in the background, all browsers after a
 * crash of the storage process.
 */
const CONNECTION_LOST: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'UnknownError',
  'TransactionInactiveError',
]);

const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && CONNECTION_LOST.has(error.name);

/** A damaged version is older than any: a value that only localStorage has must not be hidden by it (11.3). */
const versionOf = ({ version }: StoredEntry): number => (Number.isSafeInteger(version) ? version : 0);

const isKey = (value: unknown): value is CryptoKey => isRecord(value) && value.extractable === false;

const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** @param scope the folder of the deployment; '' at the root. */
export function createSecureDatabase(
  factory: () => IDBFactory | undefined,
  freezes: PageFreezes,
  scope = '',
): SecureDatabase {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const openTransactions = new Set<Pick<IDBTransaction, 'abort'>>();
  freezes.onFreeze(() => {
    // WebKit: a transaction that needs code of the frozen page to end would block the database for all other pages. So
    // it is aborted, and repeated later. One that has been committed refuses that, and ends without the page.
    for (const transaction of openTransactions) tryOrUndefined(() => transaction.abort());
  });

  const connect = (): Promise<IDBPDatabase<Schema>> => {
    if (connection) return connection;
    const opening = open(factory(), databaseName + scope, () => {
      if (connection === opening) connection = undefined;
    });
    connection = opening;
    opening.catch(() => {
      if (connection === opening) connection = undefined;
    });
    return opening;
  };

  const runOnce = async <Mode extends IDBTransactionMode, Value>(
    mode: Mode,
    durability: IDBTransactionDurability,
    work: Work<Mode, Value>,
    waitsForEnd = true,
  ): Promise<Value> => {
    const database = await connect();
    const transaction = database.transaction(['keys', 'entries'], mode, { durability });
    openTransactions.add(transaction);
    // `work` rejects with the error of the failed request, which is more precise than that of the transaction.
    void transaction.done.catch(() => undefined).then(() => openTransactions.delete(transaction));
    const value = await work(transaction);
    if (waitsForEnd) await transaction.done;
    return value;
  };

  const runWithRetry = async <Mode extends 'readonly' | 'readwrite', Value>(
    mode: Mode,
    durability: IDBTransactionDurability,
    work: Work<Mode, Value>,
    waitsForEnd = true,
  ): Promise<Value> => {
    await freezes.thawed();
    const wasFrozen = freezes.watch();
    try {
      return await runOnce(mode, durability, work, waitsForEnd);
    } catch (error) {
      if (wasFrozen()) return runWithRetry(mode, durability, work, waitsForEnd);
      // A read changes nothing, so it is repeated after any error: a draft that was not read would be overwritten
      // (11.3).
      if (mode === 'readwrite' && !isConnectionLost(error)) throw error;
      connection = undefined;
      return runOnce(mode, durability, work, waitsForEnd);
    }
  };

  // Relaxed durability: the operating system has a committed entry even if the browser is killed, as 11.3 requires.
  // Strict durability also waits for the disk, several times a second while somebody types, and saved no more entries
  // of killed browsers (docs/decisions/0005-encrypted-drafts.md). Removals and the key are strict.
  return {
    openKey: async candidate => {
      // The database opens while the key is generated.
      const [newKey] = await Promise.all([candidate, connect()]);
      const storeKey: Work<'readwrite', StorageKey> = async transaction => {
        // Reading and storing are one transaction, so two tabs that open together get the same key.
        const keys = transaction.objectStore('keys');
        for (const id of await keys.getAllKeys()) {
          const key: unknown = await keys.get(id);
          if (isKey(key)) return { id, key };
        }
        void keys.clear();
        const storing = keys.put(newKey.key, newKey.id);
        // From here on the key is stored even if the page is closed.
        transaction.commit();
        await storing;
        return newKey;
      };
      return runWithRetry('readwrite', 'strict', storeKey, false);
    },
    read: (keyId, name) =>
      runWithRetry('readonly', 'relaxed', async transaction => {
        if ((await transaction.objectStore('keys').getKey(keyId)) === undefined) return 'otherKey';
        const entry = await transaction.objectStore('entries').get(name);
        return entry && { ...entry, version: versionOf(entry) };
      }),
    write: (keyId, name, version, sealed) =>
      runWithRetry('readwrite', 'relaxed', async transaction => {
        if ((await transaction.objectStore('keys').getKey(keyId)) === undefined) return 'otherKey';
        const entries = transaction.objectStore('entries');
        const before = await entries.get(name);
        const nextVersion = Math.max(version, before ? versionOf(before) + 1 : 0);
        await entries.put({ version: nextVersion, expires: sealed.expires, sealed }, name);
        return nextVersion;
      }),
    writeLast: (name, version, sealed) =>
      // At once, also if the page is frozen: the transaction needs no code of the page to end.
      runOnce('readwrite', 'relaxed', async transaction => {
        const writeRequest = transaction
          .objectStore('entries')
          .put({ version, expires: sealed.expires, sealed }, name);
        transaction.commit();
        await writeRequest;
      }),
    erase: (name, version, until) =>
      runWithRetry('readwrite', 'strict', async transaction => {
        const entries = transaction.objectStore('entries');
        const erasing =
          until === undefined ? entries.delete(name) : entries.put({ version, expires: until }, name);
        // From here on the entry is erased even if the page is closed.
        transaction.commit();
        await erasing;
      }),
    names: prefix =>
      runWithRetry('readonly', 'relaxed', transaction =>
        transaction.objectStore('entries').getAllKeys(rangeOf(prefix)),
      ),
    removeExpired: (from, to) =>
      runWithRetry('readwrite', 'relaxed', async transaction => {
        const entries = transaction.objectStore('entries');
        const byExpiry = entries.index('expires');
        for (const expiredRange of [IDBKeyRange.upperBound(from), IDBKeyRange.lowerBound(to, true)])
          for (const name of await byExpiry.getAllKeys(expiredRange)) await entries.delete(name);
      }),
    clear: prefix =>
      runWithRetry('readwrite', 'strict', async transaction => {
        const entries = transaction.objectStore('entries');
        const clearing =
          prefix === ''
            ? [entries.clear(), transaction.objectStore('keys').clear()]
            : [entries.delete(rangeOf(prefix))];
        transaction.commit();
        await Promise.all(clearing);
      }),
    reset() {
      void connection?.then(
        database => database.close(),
        () => undefined,
      );
      connection = undefined;
    },
  };
}

/** @param onLost the connection can no longer be used: the browser closed it, or another tab needs it. */
async function open(
  factory: IDBFactory | undefined,
  name: string,
  onLost: () => void,
): Promise<IDBPDatabase<Schema>> {
  if (!factory) throw new Error('This browser has no IndexedDB.');
  const request = factory.open(name, formatVersion);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('keys');
    request.result.createObjectStore('entries').createIndex('expires', 'expires');
  };
  // idb wraps the request; `onupgradeneeded` has created stores of this shape.
  const database = (await wrap(request)) as unknown as IDBPDatabase<Schema>;
  database.onclose = onLost;
  database.onversionchange = () => {
    // Another tab or the browser wants to replace or delete the database, so this connection must close.
    onLost();
    database.close();
  };
  return database;
}
