import type { Clock } from '#shared/clock.ts';
import { reach } from './blocked.ts';
import { makePad, type Pad } from './sealing.ts';
import { forgetKey, openKey, type VaultKey } from './vault-key.ts';
import type { VaultParts } from './vault-parts.ts';

/** An open vault. The key may change under way, the pad is used up. */
export interface Room {
  storage: Storage;
  crypto: Crypto;
  key: VaultKey;
  pad: Pad | undefined;
}

/** Holds the id of the key: when it is gone, storage was cleared under us, and the key with it. */
const marker = 'vault';
const patience = 5000;

/** What takes longer than the persistence timeout (9.13) counts as failed. */
async function inTime<Value>(clock: Clock, work: Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = clock.sleep(patience, done.signal).then(() => {
    throw new Error('Storage did not answer in time.');
  });
  late.catch(() => undefined);
  return Promise.race([work, late]).finally(() => done.abort());
}

export const refillPad = async (room: Room): Promise<void> => {
  room.pad = undefined;
  room.pad = await makePad(room.crypto, room.key.key).catch(() => undefined);
};

export const holdsCurrentKey = (room: Room): boolean => room.storage.getItem(marker) === room.key.id;

/** The way into the vault. Everything here answers in time or rejects. */
export function createDoor(parts: VaultParts) {
  let entered: Room | undefined;
  let first: Promise<Room> | undefined;

  const adoptKey = async (database: IDBFactory, { storage, crypto }: Pick<Room, 'storage' | 'crypto'>) => {
    const key = await openKey(database, crypto);
    storage.setItem(marker, key.id);
    return key;
  };
  const open = async (): Promise<Room> => {
    const storage = parts.storage();
    const database = parts.database();
    const crypto = parts.crypto();
    if (!storage || !database || !crypto?.subtle) throw new Error('This browser keeps nothing.');
    const room: Room = {
      storage,
      crypto,
      key: await adoptKey(database, { storage, crypto }),
      pad: undefined,
    };
    void refillPad(room);
    return room;
  };
  /** Another tab may have erased everything, or the browser may: then nothing is left that needs the old key. */
  const renew = async (room: Room): Promise<Room> => {
    const database = parts.database();
    if (holdsCurrentKey(room) || !database) return room;
    room.key = await adoptKey(database, room);
    void refillPad(room);
    return room;
  };

  return {
    /** A first failure is final: half the answers in memory and half in storage would be worse than either. */
    async enter(): Promise<Room> {
      first ??= inTime(parts.clock, open());
      entered = await first;
      return inTime(parts.clock, renew(entered));
    },
    /** For the moment in which nothing can be waited for. */
    entered: () => entered,
    /** Erases the key. Entering again makes or keeps one. */
    async forget(): Promise<void> {
      reach(() => parts.storage()?.removeItem(marker));
      const database = reach(parts.database);
      if (!database) return;
      await inTime(parts.clock, forgetKey(database)).catch(() => undefined);
    },
    inTime: <Value>(work: Promise<Value>) => inTime(parts.clock, work),
  };
}
