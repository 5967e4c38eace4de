import { reach } from './blocked.ts';
import type { Vault } from './vault.ts';
import { prefixOfEntries, type VaultParts } from './vault-parts.ts';

type LoadVault = () => Promise<Pick<typeof import('./vault.ts'), 'createVault'>>;

/**
 * A vault whose works are fetched when there is something to read or to write (14.1): on a first visit that is after the
 * first step stands. When they cannot be fetched, a write is lost and the next one tries again.
 */
export function createLateVault(parts: VaultParts, load: LoadVault = () => import('./vault.ts')): Vault {
  let vault: Vault | undefined;
  let loading: Promise<Vault | undefined> | undefined;
  const waiting = new Set<{ listener: () => void; stop: () => void }>();

  const fetched = (): Promise<Vault | undefined> => {
    loading ??= load().then(
      ({ createVault }) => {
        vault = createVault(parts);
        for (const entry of waiting) entry.stop = vault.onDegraded(entry.listener);
        return vault;
      },
      () => {
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };
  /** Nothing was written since the page was opened, and nothing is left of an earlier visit. */
  const holdsNothing = (name: string): boolean =>
    !loading && reach(() => parts.storage()?.getItem(prefixOfEntries + name) === null) === true;

  return {
    ready: async () => (await fetched())?.ready(),
    read: async name => (holdsNothing(name) ? undefined : (await fetched())?.read(name)),
    write: async (name, value) => (await fetched())?.write(name, value),
    writeNow: (name, value) => vault?.writeNow(name, value) ?? false,
    async remove(name) {
      if (!holdsNothing(name)) await (await fetched())?.remove(name);
    },
    clear: async prefix => (await fetched())?.clear(prefix),
    health: () => vault?.health() ?? 'lasting',
    onDegraded(listener) {
      if (vault) return vault.onDegraded(listener);
      const entry = { listener, stop: () => undefined as unknown };
      waiting.add(entry);
      return () => {
        waiting.delete(entry);
        entry.stop();
      };
    },
  };
}
