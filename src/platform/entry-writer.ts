import type { Clock } from '#shared/clock.ts';
import type { Leftovers } from './leftovers.ts';
import type { WaitFor } from './patience.ts';
import type { Sealer } from './sealer.ts';
import type { SecureDatabase } from './secure-database.ts';
import type { StorageHealth } from './storage-health.ts';
import type { StorageOpening } from './storage-opening.ts';
import type { UnstoredEntries, UnstoredEntry } from './unstored-entries.ts';

/** Writes values from memory to the device. */
export interface EntryWriter {
  /** Writes the unstored value of a name. `false` if the device does not take it; then it stays in memory. */
  store(name: string): Promise<boolean>;
}

interface WriterParts {
  clock: Clock;
  database: SecureDatabase;
  health: StorageHealth;
  leftovers: Leftovers;
  opening: StorageOpening;
  unstored: UnstoredEntries;
  waitFor: WaitFor;
}

/**
 * The shortest time between two retries of values that the device has refused. A photo that does not fit would be
 * encrypted with every key press otherwise (14.2). Milliseconds.
 */
const RETRY_PAUSE = 10_000;

export function createEntryWriter(parts: WriterParts): EntryWriter {
  const { clock, database, health, leftovers, unstored, waitFor } = parts;
  /** The names whose values the device has refused. Nobody may write them again in this visit. */
  const refused = new Set<string>();
  let retryAt = 0;

  const erase = async (name: string, entry: UnstoredEntry): Promise<void> => {
    // A removal from localStorage is lost if the browser is killed before it reaches the disk.
    const mayComeBack = leftovers.erase(name);
    await waitFor(database.erase(name, entry.version, mayComeBack ? entry.expires : undefined));
  };

  const write = async (
    sealer: Sealer,
    name: string,
    entry: UnstoredEntry,
    content: Uint8Array<ArrayBuffer>,
  ): Promise<void> => {
    for (const isLast of [false, true]) {
      const sealed = await waitFor(sealer.seal(name, content, entry.expires));
      if (unstored.find(name) !== entry) return;
      const version = await waitFor(database.write(sealer.keyId(), name, entry.version, sealed));
      if (version !== 'otherKey') {
        unstored.recordVersion(name, version);
        if (unstored.find(name) === entry) leftovers.erase(name);
        return;
      }
      if (isLast) throw new Error('The key is replaced faster than it can be used.');
      await sealer.renewKey(candidate => waitFor(database.openKey(candidate)));
    }
  };

  /** The device stores values again, maybe also those that it has refused. */
  const retryRefused = (): void => {
    const now = clock.steadyNow();
    if (refused.size === 0 || now < retryAt) return;
    retryAt = now + RETRY_PAUSE;
    for (const name of refused) void store(name);
  };

  const store = async (name: string): Promise<boolean> => {
    const entry = unstored.find(name);
    if (!entry) {
      refused.delete(name);
      return true;
    }
    try {
      const sealer = await parts.opening.ensureOpen();
      await (entry.content ? write(sealer, name, entry, entry.content) : erase(name, entry));
    } catch (error) {
      // The connection to a full storage works.
      if (!(error instanceof Error && error.name === 'QuotaExceededError')) database.reset();
      health.fail();
      // A storage that opens later writes all values anyway.
      if (parts.opening.opened()) refused.add(name);
      return false;
    }
    unstored.settle(name, entry);
    health.recover();
    refused.delete(name);
    retryRefused();
    return true;
  };

  return { store };
}
