/** The app's own entries in the storage of a tab begin so. */
export const tabMemoryPrefix = 'proposta:';

/** Makes the tab a new one to the app; worlds of the mock service stay. */
export function clearTabMemory(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(tabMemoryPrefix)) storage.removeItem(name);
}
