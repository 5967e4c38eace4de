import type { TabMemory } from './tab-memory.ts';

/**
 * Reloads the page at most once per reason in the life of this tab. `false`: it has been done, or cannot be remembered.
 * @param ready what the reload waits for, whatever becomes of it.
 */
export type ReloadOnce = (reason: string, ready?: Promise<unknown>) => boolean;

export function createReloadOnce(memory: TabMemory, reload: () => void): ReloadOnce {
  return (reason, ready) => {
    const flag = `reloaded:${reason}`;
    // A flag that would not outlive the reload could mean reloading for ever.
    if (memory.read(flag) !== undefined || !memory.write(flag, '1')) return false;
    if (ready) ready.then(reload, reload);
    else reload();
    return true;
  };
}
