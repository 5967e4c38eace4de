import type { TabMemory } from './tab-memory.ts';

/** Reloads the page at most once per reason in the life of this tab. `false`: it has been done, or cannot be remembered. */
export type ReloadOnce = (reason: string) => boolean;

export function createReloadOnce(memory: TabMemory, reload: () => void): ReloadOnce {
  return reason => {
    const flag = `reloaded:${reason}`;
    // A flag that would not outlive the reload could mean reloading for ever.
    if (memory.read(flag) !== undefined || !memory.write(flag, '1')) return false;
    reload();
    return true;
  };
}
