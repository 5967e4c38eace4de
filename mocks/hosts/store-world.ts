import { isWorldKey } from '../workbench/world-key.ts';

/**
 * Stores a world in the tab. A full storage first loses the worlds of other scenarios, which a tester has left. Without
 * storage, a reload starts the scenario from the beginning.
 */
export function storeWorld(key: string, world: string): void {
  if (trySetItem(key, world)) return;
  for (const otherKey of keysOfTab()) {
    if (otherKey !== key && isWorldKey(otherKey)) sessionStorage.removeItem(otherKey);
  }
  // If this fails, too, the previous state stays: an older world is better than none.
  trySetItem(key, world);
}

function trySetItem(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Empty if the browser allows no storage. */
function keysOfTab(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
