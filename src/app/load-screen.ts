import type { ComponentType } from 'react';
import type { ReloadOnce } from '#platform/reload-once.ts';
import { UpdatingScreen } from './updating-screen.tsx';

/**
 * Loads a screen. One that cannot be loaded is usually gone because a new version was published:
 * 'Atualizando...' is shown and the page reloads once (2.18, 4.41); the second time the failure is told.
 * Before that a preload error is raised on the window, as Vite would: whoever takes it sees to it that the page is loaded anew.
 * @throws what the import threw, when nobody took the event and the page has been reloaded already (8.29).
 */
export async function loadScreen(
  load: () => Promise<ComponentType>,
  reloadOnce: ReloadOnce,
): Promise<ComponentType> {
  try {
    return await load();
  } catch (failure) {
    const raised = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: failure });
    if (!dispatchEvent(raised) || reloadOnce('screen')) return UpdatingScreen;
    throw failure;
  }
}
