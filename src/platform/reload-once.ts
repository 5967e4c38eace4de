import type { TabMemory } from './tab-memory.ts';

/**
 * Reloads the page at most once per reason in the life of this tab. `false`: it happened before, or cannot be
 * remembered.
 * @param ready awaited before the reload, whatever its outcome.
 */
export type ReloadOnce = (reason: string, ready?: Promise<unknown>) => boolean;

export function createReloadOnce(memory: TabMemory, reload: () => void): ReloadOnce {
  return (reason, ready) => {
    const flag = `reloaded:${reason}`;
    // A flag that does not survive the reload could cause an endless loop.
    if (memory.read(flag) !== undefined || !memory.write(flag, '1')) return false;
    if (ready) ready.then(reload, reload);
    else reload();
    return true;
  };
}
