import type { Clock } from '#shared/clock.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import { withTimeLimit } from '#shared/with-time-limit.ts';
import { createLeftovers } from './leftovers.ts';
import { createListeners } from './listeners.ts';
import { createPageFreezes } from './page-freezes.ts';
import { decodeUtf8, encodeUtf8 } from './seal.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { createSecureDatabase, type StoredEntry } from './secure-database.ts';

/** How long a read waits for the device: 5 s, the default, or until it answers, which may be never. */
export type Patience = 'limited' | 'unlimited';

/**
 * The only place on the device for personal data (3.2, 11.4): entries encrypted with AES-GCM in IndexedDB, next to
 * their non-extractable key, for 24 hours. No method throws or rejects. Until the database is open, and where the
 * browser stores nothing, entries are in memory. A browser that stores nothing is reported once (11.5), and each write
 * tries again. A crash loses little (11.3): an entry is on the device some 10 ms after `write`. A closing page calls
 * `writeNow`, which has stored the value when it returns.
 */
export interface SecureStorage {
  /** Resolves when the key is known and writes will be durable, or when it is known that they will not. */
  ready(): Promise<void>;
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
  /** Moves the entry from `from` to `to`, unless `to` is written meanwhile. */
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

/** Milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;
/**
 * After the device's clock was set back, an entry seems to expire too late. Up to this much later, it is still valid.
 * Milliseconds.
 */
const MAX_CLOCK_SKEW = 24 * 60 * 60 * 1000;
/** Anything slower than the persistence timeout (9.13) counts as failed. Milliseconds. */
const TIME_LIMIT = 5000;

/**
 * The pauses before a patient read is repeated. What was not read would be overwritten (11.3), and a browser whose
 * storage has crashed needs a while. Milliseconds.
 */
const READ_PAUSES = [1000, 4000, 10_000];

/**
 * The pauses before the storage is opened again for patient reads. The first is that of a storage process which starts
 * again after a crash; each is twice the one before. The longest is that of timers in a hidden page, and of a visitor
 * who has freed space on the device and waits for the draft. Every write tries at once. Milliseconds.
 */
const FIRST_OPENING_PAUSE = 2000;
const LONGEST_OPENING_PAUSE = 60_000;

/** A write that is not on the device yet; without content, a removal. */
interface Pending {
  content: Uint8Array<ArrayBuffer> | undefined;
  version: number;
  expires: number;
}

export function createSecureStorage(options: SecureStorageOptions): SecureStorage {
  const { clock } = options;
  const freezes = createPageFreezes(options.onFrozen);
  const database = createSecureDatabase(() => options.database(), freezes, options.scope);
  const leftovers = createLeftovers(options.storage, options.scope);
  const pending = new Map<string, Pending>();
  /** The newest known version of each name. */
  const versions = new Map<string, number>();
  const degradation = createListeners();
  let opening: Promise<Sealer> | undefined;
  let opened: Sealer | undefined;
  let isRetrying = false;
  let endPatience: (sealer: Sealer) => void = () => undefined;
  /** Never rejects. */
  const patientOpening = new Promise<Sealer>(resolve => {
    endPatience = resolve;
  });
  let longestText = 0;
  let isFailing = false;
  let wasReported = false;

  const isAlive = (expires: number) =>
    expires > clock.now() && expires <= clock.now() + LIFETIME + MAX_CLOCK_SKEW;

  const reportFailure = () => {
    isFailing = true;
    if (wasReported) return;
    wasReported = true;
    degradation.notify();
  };

  const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
    const wasFrozen = freezes.watch();
    try {
      return await withTimeLimit(clock, TIME_LIMIT, work);
    } catch (error) {
      if (!wasFrozen()) throw error;
      // In the back/forward cache the time passes, and the work stands still.
      return withTimeLimit(clock, TIME_LIMIT, work);
    }
  };

  const within =
    (patience: Patience) =>
    <Value>(work: Promise<Value>): Promise<Value> =>
      patience === 'unlimited' ? work : inTime(work);

  const serialise = (value: unknown): string | undefined => {
    const text = JSON.stringify(value);
    longestText = Math.max(longestText, text?.length ?? 0);
    return text;
  };

  const removeExpired = async (): Promise<void> => {
    for (const name of leftovers.names()) {
      const leftover = leftovers.find(name);
      if (!leftover || !isAlive(leftover.sealed.expires)) leftovers.erase(name);
    }
    await database.removeExpired(clock.now(), clock.now() + LIFETIME + MAX_CLOCK_SKEW);
  };

  const open = async (): Promise<Sealer> => {
    const crypto = options.crypto();
    if (!crypto?.subtle) throw new Error('This browser cannot encrypt.');
    return createSealer(crypto, database.openKey, () => longestText);
  };

  /** Whether there is nothing to wait for. A browser that refuses access may allow it later. */
  const canNeverOpen = () => tryOrUndefined(() => !options.crypto()?.subtle || !options.database());

  /** Opens the storage, unless it is open or being opened. A slow opening continues in the background. */
  const openOnce = (): Promise<Sealer> => {
    if (opening) return opening;
    opening = open();
    opening.then(
      sealer => {
        opened = sealer;
        isFailing = false;
        endPatience(sealer);
        void removeExpired().catch(() => undefined);
        for (const name of [...pending.keys()]) void storePending(name);
      },
      () => {
        opening = undefined;
        reportFailure();
      },
    );
    return opening;
  };

  /** One loop for all patient reads. A page in the back/forward cache must not hold a database that others need. */
  const retryOpening = async (): Promise<void> => {
    isRetrying = true;
    for (let pause = FIRST_OPENING_PAUSE; !opened; pause = Math.min(2 * pause, LONGEST_OPENING_PAUSE)) {
      await freezes.thawed();
      if (await openOnce().catch(() => undefined)) return;
      await clock.sleep(pause);
    }
  };

  /**
   * Resolves when the storage is open. A limited call tries once. A patient one waits for every later attempt, its own
   * and those of writes, because a write that succeeds would overwrite what the call has not read (11.3).
   */
  const ensureOpen = (patience: Patience = 'limited'): Promise<Sealer> => {
    if (opened) return Promise.resolve(opened);
    if (patience === 'unlimited' && !canNeverOpen()) {
      if (!isRetrying) void retryOpening();
      return patientOpening;
    }
    if (opening && isFailing) return Promise.reject(new Error('The storage still cannot be opened.'));
    return inTime(openOnce());
  };

  const renewKey = (sealer: Sealer): Promise<void> =>
    sealer.renewKey(candidate => inTime(database.openKey(candidate)));

  const recordVersion = (name: string, version: number): number => {
    versions.set(name, Math.max(version, versions.get(name) ?? 0));
    return version;
  };
  /** Versions follow the clock, so that those of all tabs can be compared, but never decrease. */
  const createVersion = (name: string): number =>
    recordVersion(name, Math.max(clock.now(), (versions.get(name) ?? 0) + 1));

  const setPending = (name: string, content: Pending['content']): Pending => {
    const entry = { content, version: createVersion(name), expires: clock.now() + LIFETIME };
    pending.set(name, entry);
    return entry;
  };

  const writePending = async (sealer: Sealer, name: string, entry: Pending): Promise<void> => {
    if (!entry.content) {
      // A removal from localStorage is lost if the browser is killed before it reaches the disk.
      const mayComeBack = leftovers.erase(name);
      await inTime(database.erase(name, entry.version, mayComeBack ? entry.expires : undefined));
      return;
    }
    for (const isLast of [false, true]) {
      const sealed = await inTime(sealer.seal(name, entry.content, entry.expires));
      if (pending.get(name) !== entry) return;
      const version = await inTime(database.write(sealer.keyId(), name, entry.version, sealed));
      if (version !== 'otherKey') {
        recordVersion(name, version);
        if (pending.get(name) === entry) leftovers.erase(name);
        return;
      }
      if (isLast) throw new Error('The key is replaced faster than it can be used.');
      await renewKey(sealer);
    }
  };

  /** Writes the pending value of a name to the device. */
  const storePending = async (name: string): Promise<boolean> => {
    const entry = pending.get(name);
    if (!entry) return true;
    try {
      await writePending(await ensureOpen(), name, entry);
    } catch (error) {
      // The connection to a full storage works.
      if (!(error instanceof Error && error.name === 'QuotaExceededError')) database.reset();
      reportFailure();
      return false;
    }
    if (pending.get(name) === entry) pending.delete(name);
    isFailing = false;
    return true;
  };

  const readEntry = async (
    sealer: Sealer,
    name: string,
    patience: Patience,
  ): Promise<StoredEntry | undefined> => {
    const entry = await within(patience)(database.read(sealer.keyId(), name));
    if (entry !== 'otherKey') return entry;
    await renewKey(sealer);
    const entryOfNewKey = await within(patience)(database.read(sealer.keyId(), name));
    return entryOfNewKey === 'otherKey' ? undefined : entryOfNewKey;
  };

  const readEntryAgain = async (
    sealer: Sealer,
    name: string,
    patience: Patience,
  ): Promise<StoredEntry | 'unread' | undefined> => {
    const pauses = patience === 'unlimited' ? READ_PAUSES : [];
    for (const pause of pauses) {
      const stored = await readEntry(sealer, name, patience).catch(() => 'unread' as const);
      if (stored !== 'unread') return stored;
      await clock.sleep(pause);
    }
    return readEntry(sealer, name, patience).catch(() => 'unread');
  };

  /** Reads the newest readable value of a name from the device. */
  const find = async (name: string, patience: Patience): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const versionBefore = versions.get(name);
    const sealer = await ensureOpen(patience).catch(() => undefined);
    if (!sealer) return undefined;
    const stored = await readEntryAgain(sealer, name, patience);
    const isRead = stored !== 'unread';
    const wasRewritten = versions.get(name) !== versionBefore;
    const candidates = [leftovers.find(name), isRead ? stored : undefined].flatMap(entry =>
      entry ? [entry] : [],
    );
    candidates.sort((a, b) => b.version - a.version);
    for (const { version } of candidates) recordVersion(name, version);
    const version = versions.get(name);
    for (const { sealed } of candidates) {
      // A removal makes older versions invalid as well.
      if (!sealed || !isAlive(sealed.expires)) break;
      const unsealing = sealer.unseal(name, sealed);
      const content = await within(patience)(unsealing.catch(() => 'damaged' as const)).catch(
        () => undefined,
      );
      if (content !== 'damaged') return content;
    }
    // The entry is damaged, or its key no longer exists: nobody can read it. A value written meanwhile must stay, and
    // so must one that was not read in time.
    if (candidates.length > 0 && isRead && !wasRewritten && versions.get(name) === version)
      await removeEntry(name);
    return undefined;
  };

  const contentOf = async (
    name: string,
    patience: Patience = 'limited',
  ): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const readPending = () => {
      const entry = pending.get(name);
      return entry && { content: isAlive(entry.expires) ? entry.content : undefined };
    };
    const pendingEntry = readPending();
    if (pendingEntry) return pendingEntry.content;
    const content = await find(name, patience);
    const newerEntry = readPending();
    return newerEntry ? newerEntry.content : content;
  };

  const removeEntry = async (name: string): Promise<void> => {
    setPending(name, undefined);
    await storePending(name);
  };

  /** Stores the value in memory at once and on the device as soon as possible. */
  const writeContent = async (name: string, content: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    setPending(name, content);
    return storePending(name);
  };

  return {
    ready: async () => void (await ensureOpen().catch(() => undefined)),

    async read(name, patience) {
      const content = await contentOf(name, patience);
      return content && tryOrUndefined(() => JSON.parse(decodeUtf8(content)));
    },

    async write(name, value) {
      const text = serialise(value);
      if (text === undefined) return removeEntry(name);
      opened?.preparePad();
      await writeContent(name, encodeUtf8(text));
    },

    writeNow(name, value) {
      const text = serialise(value);
      if (text === undefined) return false;
      const entry = setPending(name, encodeUtf8(text));
      const sealed = opened?.sealNow(name, text, entry.expires);
      if (!sealed) {
        void storePending(name);
        return false;
      }
      const isKept = leftovers.keep(name, entry.version, sealed);
      // The database gets the entry as well: the page may be killed before localStorage is on the disk.
      database.writeLast(name, entry.version, sealed).then(
        () => {
          if (pending.get(name) === entry) pending.delete(name);
        },
        () => storePending(name),
      );
      return isKept;
    },

    async writeFile(name, file) {
      const version = createVersion(name);
      const bytes = await file.arrayBuffer().catch(() => undefined);
      // The name may have been erased meanwhile.
      if (!bytes || versions.get(name) !== version) return false;
      const head = encodeUtf8(`${JSON.stringify([file.name, file.type])}\n`);
      const content = new Uint8Array(head.length + bytes.byteLength);
      content.set(head);
      content.set(new Uint8Array(bytes), head.length);
      return writeContent(name, content);
    },

    async readFile(name, patience) {
      const content = await contentOf(name, patience);
      return content && tryOrUndefined(() => fileFrom(content));
    },

    remove: removeEntry,

    async names(prefix, patience = 'limited') {
      const stored = await ensureOpen(patience)
        .then(() => within(patience)(database.names(prefix)))
        .catch(() => []);
      const names = new Set([...stored, ...leftovers.names(), ...pending.keys()]);
      return [...names].filter(name => name.startsWith(prefix)).sort();
    },

    async rename(from, to) {
      const version = createVersion(to);
      const content = await contentOf(from);
      if (!content) return;
      // A value written to the new name meanwhile, or an erasure, is newer.
      if (versions.get(to) === version) setPending(to, content);
      // The new entry first: if the page is killed in between, both entries exist instead of none.
      if (await storePending(to)) await removeEntry(from);
      else pending.delete(from);
    },

    async clear(prefix = '') {
      for (const name of new Set([...pending.keys(), ...versions.keys(), ...leftovers.names()])) {
        if (!name.startsWith(prefix)) continue;
        createVersion(name);
        pending.delete(name);
        leftovers.erase(name);
      }
      if (prefix === '') opened?.discardPad();
      // A browser without a database has stored nothing.
      if (!tryOrUndefined(() => options.database())) return true;
      // A database that is still opening is cleared when it is open.
      const clearing = ensureOpen()
        .catch(() => undefined)
        .then(() => database.clear(prefix));
      try {
        await inTime(clearing);
        return true;
      } catch {
        database.reset();
        return false;
      }
    },

    health: () => (isFailing ? 'memory' : 'lasting'),

    onDegraded(listener) {
      const stop = degradation.add(listener);
      if (wasReported) queueMicrotask(() => stop() && listener());
      return stop;
    },
  };
}

/** @throws if `writeFile` did not write the content */
function fileFrom(content: Uint8Array<ArrayBuffer>): File {
  const end = content.indexOf(10);
  const [name, type]: [string, string] = JSON.parse(decodeUtf8(content.subarray(0, end)));
  return new File([content.subarray(end + 1)], name, { type });
}
