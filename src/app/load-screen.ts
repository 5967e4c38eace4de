import type { ComponentType } from 'react';
import type { ReloadOnce } from '#platform/reload-once.ts';
import { UpdatingScreen } from './updating-screen.tsx';

/**
 * Loads a screen. One that cannot be loaded is usually gone because a new version was published:
 * 'Atualizando...' is shown and the page reloads once (2.18, 4.41); the second time the failure is told.
 * @throws what the import threw, when the page has been reloaded already.
 */
export async function loadScreen(
  load: () => Promise<ComponentType>,
  reloadOnce: ReloadOnce,
): Promise<ComponentType> {
  try {
    return await load();
  } catch (failure) {
    if (reloadOnce('screen')) return UpdatingScreen;
    throw failure;
  }
}
