import type { Clock } from '#shared/clock.ts';
import { reach } from './blocked.ts';
import { expiryOf, makePad, type Pad, seal, sealNow, unseal } from './sealing.ts';
import { forgetKey, openKey, type VaultKey } from './vault-key.ts';

/**
 * The one place where anything personal is kept on the device (3.2, 11.4): each entry AES-GCM encrypted in localStorage,
 * the key non-extractable in IndexedDB, 24 h of life. Nothing here throws or rejects. Where the browser cannot keep
 * things, they live in memory until the page is left, and that is said once (11.5).
 */
export interface Vault {
  /** `undefined` when absent, older than 24 h, damaged, or not read within 5 s. */
  read(name: string): Promise<unknown>;
  /** Any JSON value. The last of several writes to a name stays, whichever finishes first. Names are not encrypted. */
  write(name: string, value: unknown): Promise<void>;
  /** The last chance when the page is being left: done when it returns. `false` when it could not be kept. */
  writeNow(name: string, value: unknown): boolean;
  remove(name: string): Promise<void>;
  /** Everything, or the names that begin with `prefix`. Everything includes the key. */
  clear(prefix?: string): Promise<void>;
  health(): 'lasting' | 'memory';
  /** Called once at most, also when it has happened already. Answers how to stop. */
  onDegraded(listener: () => void): () => void;
}

export interface VaultParts {
  clock: Clock;
  /** Reaching these may throw; `undefined` stands for a browser without them. */
  storage: () => Storage | undefined;
  database: () => IDBFactory | undefined;
  crypto: () => Crypto | undefined;
}

const life = 24 * 60 * 60 * 1000;
const patience = 5000;
const prefixOfEntries = 'vault:';
/** Holds the id of the key: when it is gone, storage was cleared under us, and the key with it. */
const marker = 'vault';

interface Opened {
  storage: Storage;
  database: IDBFactory;
  crypto: Crypto;
  key: VaultKey;
}

export function createVault(parts: VaultParts): Vault {
  const memory = new Map<string, string>();
  const versions = new Map<string, number>();
  const listeners = new Set<() => void>();
  let degraded = false;
  let opening: Promise<Opened | undefined> | undefined;
  let opened: Opened | undefined;
  let pad: Pad | undefined;

  const degrade = () => {
    if (degraded) return;
    degraded = true;
    for (const listener of [...listeners]) listener();
  };

  /** What takes longer than the persistence timeout (9.13) counts as failed. */
  const inTime = async <Value>(work: Promise<Value>): Promise<Value> => {
    const done = new AbortController();
    const late = parts.clock.sleep(patience, done.signal).then(() => {
      throw new Error('Storage did not answer in time.');
    });
    late.catch(() => undefined);
    return Promise.race([work, late]).finally(() => done.abort());
  };

  const refillPad = async ({ crypto, key }: Opened) => {
    pad = await makePad(crypto, key.key).catch(() => undefined);
  };
  const sweep = (storage: Storage) => {
    for (const name of namesIn(storage)) if (!isAlive(storage.getItem(name))) storage.removeItem(name);
  };
  const isAlive = (entry: string | null): entry is string => {
    const left = entry === null ? Number.NaN : expiryOf(entry) - parts.clock.now();
    return left > 0 && left <= life;
  };

  async function start(): Promise<Opened> {
    const storage = parts.storage();
    const database = parts.database();
    const crypto = parts.crypto();
    if (!storage || !database || !crypto?.subtle) throw new Error('This browser keeps nothing.');
    const key = await openKey(database, crypto);
    storage.setItem(marker, key.id);
    sweep(storage);
    return { storage, database, crypto, key };
  }
  const open = (): Promise<Opened | undefined> => {
    opening ??= inTime(start())
      .then(async result => {
        opened = result;
        await refillPad(result);
        return result;
      })
      .catch(() => {
        degrade();
        return undefined;
      });
    return opening;
  };

  /** Another tab may have erased everything, or the browser may: then the key is kept anew. */
  async function withCurrentKey(vault: Opened): Promise<Opened> {
    if (vault.storage.getItem(marker) === vault.key.id) return vault;
    vault.key = await openKey(vault.database, vault.crypto, vault.key);
    vault.storage.setItem(marker, vault.key.id);
    await refillPad(vault);
    return vault;
  }

  const newVersion = (name: string): number => {
    const version = (versions.get(name) ?? 0) + 1;
    versions.set(name, version);
    return version;
  };
  const erase = (name: string) => {
    newVersion(name);
    memory.delete(name);
    reach(() => parts.storage()?.removeItem(prefixOfEntries + name));
  };

  return {
    async read(name) {
      const vault = await open();
      const remembered = memory.get(name);
      if (remembered !== undefined) return JSON.parse(remembered);
      const entry = reach(() => vault?.storage.getItem(prefixOfEntries + name)) ?? null;
      if (!vault || entry === null) return undefined;
      const version = versions.get(name);
      try {
        if (!isAlive(entry)) throw new Error('The entry is too old.');
        return JSON.parse(await inTime(unseal(vault.crypto, vault.key.key, name, entry)));
      } catch {
        if (versions.get(name) === version) reach(() => vault.storage.removeItem(prefixOfEntries + name));
        return undefined;
      }
    },

    async write(name, value) {
      const text = JSON.stringify(value);
      if (text === undefined) return erase(name);
      const version = newVersion(name);
      memory.set(name, text);
      const vault = await open();
      if (!vault || versions.get(name) !== version) return;
      try {
        const { crypto, key } = await inTime(withCurrentKey(vault));
        const entry = await inTime(seal(crypto, key.key, name, text, parts.clock.now() + life));
        if (versions.get(name) !== version) return;
        vault.storage.setItem(prefixOfEntries + name, entry);
        memory.delete(name);
      } catch {
        degrade();
      }
    },

    writeNow(name, value) {
      const text = JSON.stringify(value);
      if (!opened || !pad || text === undefined) return false;
      const { storage } = opened;
      const entry = sealNow(pad, name, text, parts.clock.now() + life);
      const kept = reach(() => {
        if (entry === undefined || storage.getItem(marker) !== opened?.key.id) return false;
        storage.setItem(prefixOfEntries + name, entry);
        return true;
      });
      if (kept) {
        newVersion(name);
        memory.delete(name);
      }
      if (entry === undefined) void refillPad(opened);
      return kept === true;
    },

    async remove(name) {
      erase(name);
    },

    async clear(prefix = '') {
      const names = reach(() => namesIn(parts.storage())) ?? [];
      const all = new Set([...memory.keys(), ...versions.keys(), ...names.map(withoutPrefix)]);
      for (const name of all) if (name.startsWith(prefix)) erase(name);
      if (prefix !== '') return;
      reach(() => parts.storage()?.removeItem(marker));
      const database = reach(parts.database);
      if (database) await inTime(forgetKey(database)).catch(() => undefined);
    },

    health: () => (degraded ? 'memory' : 'lasting'),

    onDegraded(listener) {
      const once = () => {
        listeners.delete(once);
        listener();
      };
      listeners.add(once);
      if (degraded) queueMicrotask(() => listeners.has(once) && once());
      return () => void listeners.delete(once);
    },
  };
}

const withoutPrefix = (name: string) => name.slice(prefixOfEntries.length);

function namesIn(storage: Storage | undefined): string[] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(name =>
    name.startsWith(prefixOfEntries),
  );
}
