/** Prefix of the app's own entries in the storage of a tab. */
export const tabMemoryPrefix = 'proposta:';

/** Removes the app's entries, as in a new tab. The mock service's worlds stay. */
export function clearTabMemory(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(tabMemoryPrefix)) storage.removeItem(name);
}
