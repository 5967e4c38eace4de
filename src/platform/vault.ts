import { reach } from './blocked.ts';
import { createListeners } from './listeners.ts';
import { expiryOf, seal, sealNow, unseal } from './sealing.ts';
import { prefixOfEntries, type VaultParts } from './vault-parts.ts';
import { createDoor, holdsCurrentKey, type Room, refillPad } from './vault-room.ts';

/**
 * The one place where anything personal is kept on the device (3.2, 11.4): each entry AES-GCM encrypted in localStorage,
 * the key non-extractable in IndexedDB, 24 h of life. Nothing here throws or rejects. Where the browser cannot keep
 * things, they live in memory until the page is left, and that is said once (11.5).
 *
 * How little is lost (11.3): `write` has an entry in storage a few milliseconds after it is called, so whoever writes at
 * most every 250 ms loses no more than 300 ms by a crash. A page that is left in good order loses nothing when it calls
 * `writeNow` at `visibility.onLeaving`.
 */
export interface Vault {
  /** Gets ready what the first write would wait for. */
  ready(): Promise<void>;
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

const life = 24 * 60 * 60 * 1000;

export function createVault(parts: VaultParts): Vault {
  const { clock } = parts;
  const door = createDoor(parts);
  const memory = new Map<string, { text: string; expires: number }>();
  const versions = new Map<string, number>();
  const degradation = createListeners();
  let degraded = false;
  let swept = false;

  const degrade = () => {
    if (degraded) return;
    degraded = true;
    degradation.tell();
  };
  const isAlive = (expires: number) => expires > clock.now() && expires <= clock.now() + life;

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
  const enter = async (): Promise<Room | undefined> => {
    try {
      const room = await door.enter();
      if (!swept) sweep(room.storage, isAlive);
      swept = true;
      return room;
    } catch {
      degrade();
      return undefined;
    }
  };

  return {
    ready: async () => void (await enter()),

    async read(name) {
      const room = await enter();
      const remembered = memory.get(name);
      if (remembered) return isAlive(remembered.expires) ? JSON.parse(remembered.text) : undefined;
      const entry = reach(() => room?.storage.getItem(prefixOfEntries + name)) ?? undefined;
      if (!room || entry === undefined || !isAlive(expiryOf(entry))) return undefined;
      const version = versions.get(name);
      const readable = unseal(room.crypto, room.key.key, name, entry).then(JSON.parse, () => {
        // Damaged, or its key is gone: nobody will ever read it.
        if (versions.get(name) === version) erase(name);
      });
      return door.inTime(readable).catch(() => undefined);
    },

    async write(name, value) {
      const text = JSON.stringify(value);
      if (text === undefined) return erase(name);
      const version = newVersion(name);
      const expires = clock.now() + life;
      memory.set(name, { text, expires });
      const room = await enter();
      if (!room) return;
      try {
        const entry = await door.inTime(seal(room.crypto, room.key.key, name, text, expires));
        if (versions.get(name) !== version) return;
        room.storage.setItem(prefixOfEntries + name, entry);
        memory.delete(name);
      } catch {
        degrade();
      }
    },

    writeNow(name, value) {
      const text = JSON.stringify(value);
      const room = door.entered();
      if (!room?.pad || text === undefined) return false;
      const entry = sealNow(room.pad, name, text, clock.now() + life);
      if (entry === undefined) void refillPad(room);
      const kept = reach(() => {
        if (entry === undefined || !holdsCurrentKey(room)) return false;
        room.storage.setItem(prefixOfEntries + name, entry);
        return true;
      });
      if (!kept) return false;
      newVersion(name);
      memory.delete(name);
      return true;
    },

    async remove(name) {
      erase(name);
    },

    async clear(prefix = '') {
      const stored = reach(() => namesIn(parts.storage())) ?? [];
      for (const name of new Set([...memory.keys(), ...versions.keys(), ...stored]))
        if (name.startsWith(prefix)) erase(name);
      if (prefix === '') await door.forget();
    },

    health: () => (degraded ? 'memory' : 'lasting'),

    onDegraded(listener) {
      const stop = degradation.add(listener);
      if (degraded) queueMicrotask(() => stop() && listener());
      return stop;
    },
  };
}

function namesIn(storage: Storage | undefined): string[] {
  if (!storage) return [];
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter(name => name.startsWith(prefixOfEntries))
    .map(name => name.slice(prefixOfEntries.length));
}

function sweep(storage: Storage, isAlive: (expires: number) => boolean): void {
  for (const name of namesIn(storage)) {
    const entry = storage.getItem(prefixOfEntries + name);
    if (entry === null || !isAlive(expiryOf(entry))) storage.removeItem(prefixOfEntries + name);
  }
}
