import type { Clock } from '#shared/clock.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { PageFreezes } from './page-freezes.ts';
import type { Patience, WaitFor } from './patience.ts';
import { createSealer, type Sealer } from './sealer.ts';
import type { SecureDatabase } from './secure-database.ts';
import type { StorageHealth } from './storage-health.ts';

/** The connection to the database and its key. */
export interface StorageOpening {
  /** The sealer, if the storage is open. */
  opened(): Sealer | undefined;
  /**
   * Resolves when the storage is open. A limited call tries once. A patient one waits for every later attempt, its own
   * and those of writes, because a write that succeeds would overwrite what the call has not read (11.3).
   */
  ensureOpen(patience?: Patience): Promise<Sealer>;
}

interface OpeningParts {
  clock: Clock;
  crypto: () => Crypto | undefined;
  factory: () => IDBFactory | undefined;
  database: Pick<SecureDatabase, 'openKey'>;
  freezes: PageFreezes;
  health: StorageHealth;
  waitFor: WaitFor;
  /** The number of characters of the longest value written so far. */
  longestText: () => number;
  onOpen: () => void;
}

/**
 * The pauses before the storage is opened again for patient reads. The first is that of a storage process which starts
 * again after a crash; each is twice the one before. The longest is that of timers in a hidden page, and of a visitor
 * who has freed space on the device and waits for the draft. Every write tries at once. Milliseconds.
 */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

export function createStorageOpening(parts: OpeningParts): StorageOpening {
  const { clock, freezes, health } = parts;
  /** The attempt that is under way, or has succeeded. */
  let attempt: Promise<Sealer> | undefined;
  let opened: Sealer | undefined;
  let isRetrying = false;
  let endPatience: (sealer: Sealer) => void = () => undefined;
  /** Never rejects. */
  const patientOpening = new Promise<Sealer>(resolve => {
    endPatience = resolve;
  });

  /** Whether there is nothing to wait for. A browser that refuses access may allow it later. */
  const canNeverOpen = () => tryOrUndefined(() => !parts.crypto()?.subtle || !parts.factory());

  const open = async (): Promise<Sealer> => {
    const crypto = parts.crypto();
    if (!crypto?.subtle) throw new Error('This browser cannot encrypt.');
    return createSealer(crypto, parts.database.openKey, parts.longestText);
  };

  /** Opens the storage, unless it is open or being opened. A slow opening continues in the background. */
  const openOnce = (): Promise<Sealer> => {
    if (attempt) return attempt;
    attempt = open();
    attempt.then(
      sealer => {
        opened = sealer;
        health.recover();
        endPatience(sealer);
        parts.onOpen();
      },
      () => {
        attempt = undefined;
        health.fail();
      },
    );
    return attempt;
  };

  /** One loop for all patient reads. A page in the back/forward cache must not hold a database that others need. */
  const retryOpening = async (): Promise<void> => {
    isRetrying = true;
    for (let pause = FIRST_PAUSE; !opened; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      await freezes.thawed();
      if (await openOnce().catch(() => undefined)) return;
      await clock.sleep(pause);
    }
  };

  return {
    opened: () => opened,
    async ensureOpen(patience = 'limited') {
      if (opened) return opened;
      if (patience === 'unlimited' && !canNeverOpen()) {
        if (!isRetrying) void retryOpening();
        return patientOpening;
      }
      if (attempt && health.isFailing()) throw new Error('The storage still cannot be opened.');
      return parts.waitFor(openOnce());
    },
  };
}
