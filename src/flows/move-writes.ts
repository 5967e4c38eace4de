import type { Context } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';

/** Moves pending writes with their keys to the current hash id, after the service has renamed it (3.17). */
export function moveWrites(
  { pendingWrites, platform, state }: Context,
  previousHashId: string,
): Promise<void> {
  const writes = pendingWrites.get(previousHashId);
  pendingWrites.delete(previousHashId);
  if (writes) pendingWrites.set(state.hashId, writes);
  return platform.secureStorage.rename(
    entryNameOf('writes', previousHashId),
    entryNameOf('writes', state.hashId),
  );
}

/** Removes the writes of the current hash id from memory and device, because another proposal begins (11.4). */
export function forgetWrites({ pendingWrites, platform, state }: Context): Promise<void> {
  pendingWrites.delete(state.hashId);
  return platform.secureStorage.remove(entryNameOf('writes', state.hashId));
}
