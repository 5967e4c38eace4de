import type { Clock } from '#shared/clock.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import { contentOfFile, fileFromContent } from './content-of-file.ts';
import { createEntryReader } from './entry-reader.ts';
import { createEntryWriter } from './entry-writer.ts';
import { isAlive, latestExpiryAt } from './is-alive.ts';
import { createLeftovers } from './leftovers.ts';
import { createPageFreezes } from './page-freezes.ts';
import { createWaitFor, type Patience } from './patience.ts';
import { decodeUtf8, encodeUtf8 } from './seal.ts';
import { createSecureDatabase } from './secure-database.ts';
import { createStorageHealth } from './storage-health.ts';
import { createStorageOpening } from './storage-opening.ts';
import { createUnstoredEntries } from './unstored-entries.ts';

/**
 * The only place on the device for personal data (3.2, 11.4): entries encrypted with AES-GCM in IndexedDB, next to
 * their non-extractable key, for 24 hours. No method throws or rejects. Until the database is open, and where the
 * browser stores nothing, entries are in memory. A browser that stores nothing is reported once (11.5), and each write
 * tries again. A crash loses little (11.3): an entry is on the device some 10 ms after `write`. A closing page calls
 * `writeNow`, which has stored the value when it returns.
 */
export interface SecureStorage {
  /** Tries to open the storage. Resolves with `true` when it is open, or with `false` when it is known not to open. */
  ready(): Promise<boolean>;
  /** `undefined` if absent, older than 24 h, damaged, or not read in time. */
  read(name: string, patience?: Patience): Promise<unknown>;
  /** Any JSON value. The last write to a name counts, whichever finishes first. Names are not encrypted. */
  write(name: string, value: unknown): Promise<void>;
  /** Synchronous write while the page is closing. `false` if it may be lost. */
  writeNow(name: string, value: unknown): boolean;
  /** The bytes of a file with its name and type. `false` if it is in memory only, or cannot be read. */
  writeFile(name: string, file: File): Promise<boolean>;
  readFile(name: string, patience?: Patience): Promise<File | undefined>;
  remove(name: string): Promise<void>;
  /** The names that begin with `prefix`, sorted; some may be without an entry. */
  names(prefix: string, patience?: Patience): Promise<string[]>;
  /** Moves the entry from `from` to `to`, however long the device needs, unless `to` is written meanwhile. */
  rename(from: string, to: string): Promise<void>;
  /**
   * Removes everything, or the names that begin with `prefix`. Everything includes the key. `false` if the browser has
   * not confirmed it within 5 s.
   */
  clear(prefix?: string): Promise<boolean>;
  health(): 'lasting' | 'memory';
  /**
   * The listener is called at most once, also if the storage degraded before the subscription. Returns a function that
   * unsubscribes.
   */
  onDegraded(listener: () => void): () => void;
}

/** The browser objects that the storage uses. Reading them may throw; a browser without them returns `undefined`. */
export interface SecureStorageOptions {
  clock: Clock;
  storage: () => Storage | undefined;
  database: () => IDBFactory | undefined;
  crypto: () => Crypto | undefined;
  /** The folder of the deployment; absent or '' at the root. */
  scope?: string;
  /** Tells when the page goes to the back/forward cache and when it comes back. */
  onFrozen?: (listener: (isFrozen: boolean) => void) => void;
}

export function createSecureStorage(options: SecureStorageOptions): SecureStorage {
  const { clock } = options;
  const freezes = createPageFreezes(options.onFrozen);
  const waitFor = createWaitFor(clock, freezes);
  const database = createSecureDatabase(() => options.database(), freezes, options.scope);
  const leftovers = createLeftovers(options.storage, options.scope);
  const health = createStorageHealth();
  const unstored = createUnstoredEntries(clock);
  let longestText = 0;
  const opening = createStorageOpening({
    clock,
    crypto: () => options.crypto(),
    factory: () => options.database(),
    database,
    freezes,
    health,
    waitFor,
    longestText: () => longestText,
    onOpen() {
      void removeExpired().catch(() => undefined);
      for (const name of unstored.names()) void writer.store(name);
    },
  });
  const writer = createEntryWriter({ clock, database, health, leftovers, opening, unstored, waitFor });
  const reader = createEntryReader({ clock, database, leftovers, opening, unstored, waitFor, remove });

  async function removeExpired(): Promise<void> {
    const now = clock.now();
    for (const name of leftovers.names()) {
      const leftover = leftovers.find(name);
      if (!leftover || !isAlive(leftover.sealed.expires, now)) leftovers.erase(name);
    }
    await database.removeExpired(now, latestExpiryAt(now));
  }

  const serialise = (value: unknown): string | undefined => {
    const text = JSON.stringify(value);
    longestText = Math.max(longestText, text?.length ?? 0);
    return text;
  };

  /** Stores the value in memory at once and on the device as soon as possible. */
  const writeContent = (name: string, content: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    unstored.set(name, content);
    return writer.store(name);
  };

  async function remove(name: string): Promise<void> {
    unstored.set(name, undefined);
    await writer.store(name);
  }

  return {
    ready: () =>
      opening.ensureOpen().then(
        () => true,
        () => false,
      ),

    async read(name, patience) {
      const content = await reader.read(name, patience);
      return content && tryOrUndefined(() => JSON.parse(decodeUtf8(content)));
    },

    async write(name, value) {
      const text = serialise(value);
      if (text === undefined) return remove(name);
      opening.opened()?.preparePad();
      await writeContent(name, encodeUtf8(text));
    },

    writeNow(name, value) {
      const text = serialise(value);
      if (text === undefined) return false;
      const entry = unstored.set(name, encodeUtf8(text));
      const sealed = opening.opened()?.sealNow(name, text, entry.expires);
      if (!sealed) {
        void writer.store(name);
        return false;
      }
      const isKept = leftovers.keep(name, entry.version, sealed);
      // The database gets the entry as well: the page may be killed before localStorage is on the disk.
      database.writeLast(name, entry.version, sealed).then(
        () => unstored.settle(name, entry),
        () => writer.store(name),
      );
      return isKept;
    },

    async writeFile(name, file) {
      const version = unstored.createVersion(name);
      const content = await contentOfFile(file).catch(() => undefined);
      // The name may have been erased meanwhile.
      if (!content || unstored.versionOf(name) !== version) return false;
      return writeContent(name, content);
    },

    async readFile(name, patience) {
      const content = await reader.read(name, patience);
      return content && tryOrUndefined(() => fileFromContent(content));
    },

    remove,

    async names(prefix, patience) {
      const stored = await opening
        .ensureOpen(patience)
        .then(() => waitFor(database.names(prefix), patience))
        .catch(() => []);
      const names = new Set([...stored, ...leftovers.names(), ...unstored.names()]);
      return [...names].filter(name => name.startsWith(prefix)).sort();
    },

    async rename(from, to) {
      const version = unstored.createVersion(to);
      const content = await reader.read(from, 'unlimited');
      if (!content) return;
      // A value written to the new name meanwhile, or an erasure, is newer.
      if (unstored.versionOf(to) === version) unstored.set(to, content);
      // The new entry first: if the page is killed in between, both entries exist instead of none.
      if (await writer.store(to)) await remove(from);
      else unstored.remove(from);
    },

    async clear(prefix = '') {
      for (const name of new Set([...unstored.names(), ...unstored.knownNames(), ...leftovers.names()])) {
        if (!name.startsWith(prefix)) continue;
        unstored.createVersion(name);
        unstored.remove(name);
        leftovers.erase(name);
      }
      if (prefix === '') opening.opened()?.discardPad();
      // A browser without a database has stored nothing.
      if (!tryOrUndefined(() => options.database())) return true;
      // A database that is still opening is cleared when it is open.
      const clearing = opening
        .ensureOpen()
        .catch(() => undefined)
        .then(() => database.clear(prefix));
      try {
        await waitFor(clearing);
        return true;
      } catch {
        database.reset();
        return false;
      }
    },

    health: () => (health.isFailing() ? 'memory' : 'lasting'),

    onDegraded: health.onDegraded,
  };
}
