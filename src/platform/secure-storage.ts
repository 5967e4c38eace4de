import type { Clock } from '#shared/clock.ts';
import { tryOrUndefined } from './is-blocked.ts';
import { createLeftovers } from './leftovers.ts';
import { createListeners } from './listeners.ts';
import { bytesOf, makePad, type Pad, type Sealed, seal, sealNow, textOf, unseal } from './seal.ts';
import { createSecureDatabase, type StorageKey, type StoredEntry } from './secure-database.ts';

/**
 * The one place where anything personal is kept on the device (3.2, 11.4): each entry AES-GCM encrypted in IndexedDB, beside
 * its non-extractable key, with 24 h of life. Nothing here throws or rejects. Until the database stands, and where the
 * browser cannot keep things, they live in memory; the second is said once (11.5), and tried again with each write.
 *
 * How little is lost (11.3): an entry is on the device some 10 ms after `write` is called. A page that is left calls
 * `writeNow`, which has kept the value when it returns.
 */
export interface SecureStorage {
  /** Resolves when what is written lasts, or when it is known that nothing does. */
  ready(): Promise<void>;
  /** `undefined` when absent, older than 24 h, damaged, or not read within 5 s. */
  read(name: string): Promise<unknown>;
  /** Any JSON value. The last of several writes to a name stays, whichever finishes first. Names are not encrypted. */
  write(name: string, value: unknown): Promise<void>;
  /** The last chance when the page is being left: done when it returns. `false` when it may be lost. */
  writeNow(name: string, value: unknown): boolean;
  /** The bytes of a file, its name and its type. `false` when it lives in memory only. */
  writeFile(name: string, file: File): Promise<boolean>;
  readFile(name: string): Promise<File | undefined>;
  remove(name: string): Promise<void>;
  /** What is kept under `from` is found under `to`, unless something is written there meanwhile, and no more under `from`. */
  rename(from: string, to: string): Promise<void>;
  /** Everything, or the names that begin with `prefix`. Everything includes the key. */
  clear(prefix?: string): Promise<void>;
  health(): 'lasting' | 'memory';
  /** Called once at most, also when it has happened already. Answers how to stop. */
  onDegraded(listener: () => void): () => void;
}

/** What the browser lends to a vault. Reaching these may throw; `undefined` stands for a browser without them. */
export interface SecureStorageOptions {
  clock: Clock;
  storage: () => Storage | undefined;
  database: () => IDBFactory | undefined;
  crypto: () => Crypto | undefined;
}

const LIFE = 24 * 60 * 60 * 1000;
/** A clock that was set back by up to a day makes an entry look as if it ended later than any can: it is believed (A11). */
const SKEW = 24 * 60 * 60 * 1000;
/** What takes longer than the persistence timeout (9.13) counts as failed. Milliseconds. */
const PATIENCE = 5000;

/** What was written and is not on the device yet; without content: what was erased and may still be there. */
interface Pending {
  content: Uint8Array<ArrayBuffer> | undefined;
  version: number;
  expires: number;
}

interface Opened {
  crypto: Crypto;
  key: StorageKey;
  pad: Pad | undefined;
}

export function createSecureStorage(parts: SecureStorageOptions): SecureStorage {
  const { clock } = parts;
  const database = createSecureDatabase(() => parts.database());
  const leftovers = createLeftovers(parts.storage);
  const pending = new Map<string, Pending>();
  /** The newest version known of each name. */
  const versions = new Map<string, number>();
  const degradation = createListeners();
  let opening: Promise<Opened> | undefined;
  let opened: Opened | undefined;
  let longestText = 0;
  let failing = false;
  let wasReported = false;

  const isAlive = (expires: number) => expires > clock.now() && expires <= clock.now() + LIFE + SKEW;

  const failed = () => {
    failing = true;
    if (wasReported) return;
    wasReported = true;
    degradation.tell();
  };

  async function inTime<Value>(work: Promise<Value>): Promise<Value> {
    const done = new AbortController();
    const late = clock.sleep(PATIENCE, done.signal).then(() => {
      throw new Error('Storage did not answer in time.');
    });
    late.catch(() => undefined);
    return Promise.race([work, late]).finally(() => done.abort());
  }

  const refillPad = async (vault: Opened): Promise<void> => {
    const { key } = vault.key;
    // Room for the longest entry three times over: the page may be put away and come back.
    const pad = await makePad(vault.crypto, key, 3 * longestText).catch(() => undefined);
    if (pad && vault.key.key === key) vault.pad = pad;
  };
  /** A pad holds what `writeNow` will be given: as much as has been written. Characters may take two bytes. */
  const isPadShort = ({ pad }: Opened): boolean => !pad || pad.used + 2 * longestText > pad.stream.length;
  const textFor = (value: unknown): string | undefined => {
    const text = JSON.stringify(value);
    longestText = Math.max(longestText, text?.length ?? 0);
    return text;
  };

  const openKey = (crypto: Crypto): Promise<StorageKey> =>
    database.openKey(async () => ({
      id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    }));

  const sweep = async (): Promise<void> => {
    for (const name of leftovers.names()) {
      const left = leftovers.find(name);
      if (!left || !isAlive(left.sealed.expires)) leftovers.erase(name);
    }
    await database.sweep(clock.now(), clock.now() + LIFE + SKEW);
  };

  const open = async (): Promise<Opened> => {
    const crypto = parts.crypto();
    if (!crypto?.subtle) throw new Error('This browser cannot encrypt.');
    const vault: Opened = { crypto, key: await openKey(crypto), pad: undefined };
    await refillPad(vault);
    return vault;
  };

  /** Opens at once; one that failed is tried again by the next question, one that takes too long goes on by itself. */
  const enter = (): Promise<Opened> => {
    if (opened) return Promise.resolve(opened);
    if (!opening) {
      const begun = open();
      opening = begun;
      begun.then(
        vault => {
          if (opening !== begun) return;
          opened = vault;
          failing = false;
          void sweep().catch(() => undefined);
          for (const name of [...pending.keys()]) void keep(name);
        },
        () => {
          if (opening === begun) opening = undefined;
          failed();
        },
      );
    } else if (failing) {
      return Promise.reject(new Error('The storage still does not stand.'));
    }
    return inTime(opening);
  };

  /** Another tab may have erased everything, or the browser may: then nothing is left that needs the old key. */
  const renewKey = async (vault: Opened): Promise<void> => {
    vault.pad = undefined;
    vault.key = await inTime(openKey(vault.crypto));
    await refillPad(vault);
  };

  const noted = (name: string, version: number): number => {
    versions.set(name, Math.max(version, versions.get(name) ?? 0));
    return version;
  };
  /** By the clock, so that tabs agree; never back, whatever the clock does. */
  const newVersion = (name: string): number =>
    noted(name, Math.max(clock.now(), (versions.get(name) ?? 0) + 1));

  const put = (name: string, content: Pending['content']): Pending => {
    const entry = { content, version: newVersion(name), expires: clock.now() + LIFE };
    pending.set(name, entry);
    return entry;
  };

  const carryOut = async (vault: Opened, name: string, entry: Pending): Promise<void> => {
    if (!entry.content) {
      // What localStorage erases comes back when the browser is killed before that reaches the disk.
      const mayComeBack = leftovers.erase(name);
      await inTime(database.erase(name, entry.version, mayComeBack ? entry.expires : undefined));
      return;
    }
    for (const isLast of [false, true]) {
      const sealed = await inTime(seal(vault.crypto, vault.key.key, name, entry.content, entry.expires));
      if (pending.get(name) !== entry) return;
      const version = await inTime(database.write(vault.key.id, name, entry.version, sealed));
      if (version !== 'otherKey') {
        noted(name, version);
        if (pending.get(name) === entry) leftovers.erase(name);
        return;
      }
      if (isLast) throw new Error('The key is replaced faster than it can be used.');
      await renewKey(vault);
    }
  };

  /** Brings what is pending under a name to the device. */
  const keep = async (name: string): Promise<boolean> => {
    const entry = pending.get(name);
    if (!entry) return true;
    try {
      await carryOut(await enter(), name, entry);
    } catch (error) {
      // A full storage answers: its connection is as good as before.
      if (!(error instanceof Error && error.name === 'QuotaExceededError')) database.reset();
      failed();
      return false;
    }
    if (pending.get(name) === entry) pending.delete(name);
    failing = false;
    return true;
  };

  const readEntry = async (vault: Opened, name: string): Promise<StoredEntry | undefined> => {
    for (const isLast of [false, true]) {
      const entry = await inTime(database.read(vault.key.id, name));
      if (entry !== 'otherKey') return entry;
      if (!isLast) await renewKey(vault);
    }
    return undefined;
  };

  /** What is on the device under a name: the newest that can be read. */
  const find = async (name: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const vault = await enter().catch(() => undefined);
    if (!vault) return pending.get(name)?.content;
    const kept = await readEntry(vault, name).catch(() => undefined);
    const found = [leftovers.find(name), kept].flatMap(entry => (entry ? [entry] : []));
    found.sort((one, other) => other.version - one.version);
    for (const { version } of found) noted(name, version);
    const version = versions.get(name);
    for (const { sealed } of found) {
      // Erased: what is older is as well.
      if (!sealed || !isAlive(sealed.expires)) break;
      const content = await inTime(unseal(vault.crypto, vault.key.key, name, sealed)).catch(() => undefined);
      if (content) return content;
    }
    // Damaged, or its key is gone: nobody will ever read it.
    if (found.length > 0 && versions.get(name) === version && !pending.has(name)) await drop(name);
    return undefined;
  };

  const contentOf = async (name: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const waiting = () => {
      const entry = pending.get(name);
      return entry && { content: isAlive(entry.expires) ? entry.content : undefined };
    };
    const held = waiting();
    if (held) return held.content;
    const content = await find(name);
    const since = waiting();
    return since ? since.content : content;
  };

  const drop = async (name: string): Promise<void> => {
    put(name, undefined);
    await keep(name);
  };

  /** The value as it was given to the device, in time to be read when the next page opens. */
  const writeContent = async (name: string, content: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    put(name, content);
    return keep(name);
  };

  const sealAtOnce = (
    vault: Opened,
    name: string,
    text: string,
    expires: number,
  ): Required<Sealed> | undefined => {
    const sealed = vault.pad && sealNow(vault.pad, name, text, expires);
    if (isPadShort(vault)) void refillPad(vault);
    return sealed && { offset: 0, ...sealed };
  };

  return {
    ready: async () => void (await enter().catch(() => undefined)),

    async read(name) {
      const content = await contentOf(name);
      return content && tryOrUndefined(() => JSON.parse(textOf(content)));
    },

    async write(name, value) {
      const text = textFor(value);
      if (text === undefined) return drop(name);
      if (opened && isPadShort(opened)) void refillPad(opened);
      await writeContent(name, bytesOf(text));
    },

    writeNow(name, value) {
      const text = textFor(value);
      if (text === undefined) return false;
      const entry = put(name, bytesOf(text));
      const sealed = opened && sealAtOnce(opened, name, text, entry.expires);
      if (!sealed) {
        void keep(name);
        return false;
      }
      const isKept = leftovers.keep(name, entry.version, sealed);
      // The page may be killed before localStorage is on the disk; it may also go on.
      database.writeLast(name, entry.version, sealed).then(
        () => {
          if (pending.get(name) === entry) pending.delete(name);
        },
        () => keep(name),
      );
      return isKept;
    },

    async writeFile(name, file) {
      const head = bytesOf(`${JSON.stringify([file.name, file.type])}\n`);
      const content = new Uint8Array(head.length + file.size);
      content.set(head);
      content.set(new Uint8Array(await file.arrayBuffer()), head.length);
      return writeContent(name, content);
    },

    async readFile(name) {
      const content = await contentOf(name);
      return content && tryOrUndefined(() => fileFrom(content));
    },

    remove: drop,

    async rename(from, to) {
      const before = versions.get(to);
      const content = await contentOf(from);
      if (!content) return;
      // What was written there meanwhile is newer.
      if (versions.get(to) === before) put(to, content);
      // First the new one: a page that is killed in between keeps both, not neither.
      if (await keep(to)) await drop(from);
      else pending.delete(from);
    },

    async clear(prefix = '') {
      for (const name of new Set([...pending.keys(), ...versions.keys(), ...leftovers.names()])) {
        if (!name.startsWith(prefix)) continue;
        newVersion(name);
        pending.delete(name);
        leftovers.erase(name);
      }
      // Nothing more is to be sealed with the key that goes.
      if (prefix === '' && opened) opened.pad = undefined;
      enter().catch(() => undefined);
      // A database that stands late is cleared late.
      const clearing = opening?.then(() => database.clear(prefix));
      if (clearing) await inTime(clearing).catch(() => undefined);
    },

    health: () => (failing ? 'memory' : 'lasting'),

    onDegraded(listener) {
      const stop = degradation.add(listener);
      if (wasReported) queueMicrotask(() => stop() && listener());
      return stop;
    },
  };
}

/** @throws when the content is not what `writeFile` wrote */
function fileFrom(content: Uint8Array<ArrayBuffer>): File {
  const end = content.indexOf(10);
  const [name, type]: [string, string] = JSON.parse(textOf(content.subarray(0, end)));
  return new File([content.subarray(end + 1)], name, { type });
}
