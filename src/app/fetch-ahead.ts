import { subscribe } from 'valtio';
import { fetchDeferred } from '#controls/parts/deferred.tsx';
import { fetchOverlays } from '#frame/overlays/overlays.tsx';
import { routes } from '#screens/routes.ts';
import type { AppState } from '#state/app-state.ts';

/** Safari has no idle callback: then a moment after the screen stands. Milliseconds. */
const MOMENT = 500;

/**
 * Once the first place of the journey stands and the browser is idle, fetches what comes next: the first step of a journey
 * carries only itself (14.1). What cannot be fetched now is fetched on use. Answers how to stop.
 */
export function fetchAhead(state: AppState, view: Window | null, fetchFlows: () => void): () => void {
  const fetchAll = (): void => {
    fetchFlows();
    void fetchDeferred();
    fetchOverlays();
    for (const { load } of routes) load().catch(() => undefined);
    import('#step-views/status-view.tsx').catch(() => undefined);
    import('#screens/error-screen.tsx').catch(() => undefined);
  };
  const stop = subscribe(state, () => {
    if (state.place.kind === 'opening' && !state.errorPage) return;
    stop();
    if (view?.requestIdleCallback) view.requestIdleCallback(fetchAll, { timeout: 5000 });
    else setTimeout(fetchAll, MOMENT);
  });
  return stop;
}
