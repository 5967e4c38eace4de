import type { WorldState } from '../world/state.ts';

/** The part of the app's storage on the device that this needs. */
export interface TypedStorage {
  names(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** The hashes that these worlds know: those of products and proposals, and those that the service has renamed. */
export const hashesOf = (worlds: readonly Pick<WorldState, 'hashes' | 'renamed'>[]): string[] =>
  worlds.flatMap(({ hashes, renamed }) => [...Object.keys(hashes), ...Object.keys(renamed)]);

/**
 * Erases what a visitor of these hashes has typed on this device. The name of an entry is its kind, the hash, and
 * perhaps a number, with colons between.
 */
export async function forgetTyped(storage: TypedStorage, hashes: readonly string[]): Promise<void> {
  const names = await storage.names('');
  const ofHashes = names.filter(name => hashes.includes(name.split(':')[1] ?? ''));
  await Promise.all(ofHashes.map(name => storage.remove(name)));
}
