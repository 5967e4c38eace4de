import type { Clock } from '#shared/clock.ts';
import { isAlive } from './is-alive.ts';
import type { Leftovers } from './leftovers.ts';
import type { Patience, WaitFor } from './patience.ts';
import type { Sealer } from './sealer.ts';
import type { SecureDatabase, StoredEntry } from './secure-database.ts';
import type { StorageOpening } from './storage-opening.ts';
import type { UnstoredEntries } from './unstored-entries.ts';

/** Reads values, those in memory first. */
export interface EntryReader {
  /** The newest readable value of a name; `undefined` if absent, too old, damaged, or not read in time. */
  read(name: string, patience?: Patience): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface ReaderParts {
  clock: Clock;
  database: SecureDatabase;
  leftovers: Leftovers;
  opening: StorageOpening;
  unstored: UnstoredEntries;
  waitFor: WaitFor;
  remove: (name: string) => Promise<void>;
}

/**
 * The pauses before a patient read is repeated. What was not read would be overwritten (11.3), and a browser whose
 * storage has crashed needs a while. Milliseconds.
 */
const PAUSES = [1000, 4000, 10_000];

export function createEntryReader(parts: ReaderParts): EntryReader {
  const { clock, database, leftovers, unstored, waitFor } = parts;

  const readOnce = async (
    sealer: Sealer,
    name: string,
    patience: Patience,
  ): Promise<StoredEntry | undefined> => {
    const entry = await waitFor(database.read(sealer.keyId(), name), patience);
    if (entry !== 'otherKey') return entry;
    await sealer.renewKey(candidate => waitFor(database.openKey(candidate)));
    const entryOfNewKey = await waitFor(database.read(sealer.keyId(), name), patience);
    return entryOfNewKey === 'otherKey' ? undefined : entryOfNewKey;
  };

  const readStored = async (
    sealer: Sealer,
    name: string,
    patience: Patience,
  ): Promise<StoredEntry | 'unread' | undefined> => {
    const pauses = patience === 'unlimited' ? PAUSES : [];
    for (const pause of pauses) {
      const stored = await readOnce(sealer, name, patience).catch(() => 'unread' as const);
      if (stored !== 'unread') return stored;
      await clock.sleep(pause);
    }
    return readOnce(sealer, name, patience).catch(() => 'unread');
  };

  /** Reads the newest readable value of a name from the device. */
  const find = async (name: string, patience: Patience): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const versionBefore = unstored.versionOf(name);
    const sealer = await parts.opening.ensureOpen(patience).catch(() => undefined);
    if (!sealer) return undefined;
    const stored = await readStored(sealer, name, patience);
    const isRead = stored !== 'unread';
    const wasRewritten = unstored.versionOf(name) !== versionBefore;
    const candidates = [leftovers.find(name), isRead ? stored : undefined].flatMap(entry =>
      entry ? [entry] : [],
    );
    candidates.sort((a, b) => b.version - a.version);
    for (const { version } of candidates) unstored.recordVersion(name, version);
    const version = unstored.versionOf(name);
    for (const { sealed } of candidates) {
      // A removal makes older versions invalid as well.
      if (!sealed || !isAlive(sealed.expires, clock.now())) break;
      const unsealing = sealer.unseal(name, sealed).catch(() => 'damaged' as const);
      const content = await waitFor(unsealing, patience).catch(() => undefined);
      if (content !== 'damaged') return content;
    }
    // The entry is damaged, or its key no longer exists: nobody can read it. A value written meanwhile must stay, and
    // so must one that was not read in time.
    if (candidates.length > 0 && isRead && !wasRewritten && unstored.versionOf(name) === version)
      await parts.remove(name);
    return undefined;
  };

  const findUnstored = (name: string) => {
    const entry = unstored.find(name);
    return entry && { content: isAlive(entry.expires, clock.now()) ? entry.content : undefined };
  };

  return {
    async read(name, patience = 'limited') {
      const entry = findUnstored(name);
      if (entry) return entry.content;
      const content = await find(name, patience);
      const newerEntry = findUnstored(name);
      return newerEntry ? newerEntry.content : content;
    },
  };
}
