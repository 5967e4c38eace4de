import { subscribe } from 'valtio';
import { fetchControls } from '#controls/controls.ts';
import { fetchOverlays } from '#frame/overlays/overlays.tsx';
import type { AppState } from '#state/app-state.ts';
import { fetchStepViews } from '#step-views/step-views.ts';
import { preloadComponents } from '#ui/lazy-component.tsx';
import type { Screen } from './screens.ts';

/** Safari has no idle callback; it uses this delay. Milliseconds. */
const MOMENT = 500;

/**
 * Preloads the code of the rest of the journey once the first place is shown and the browser is idle. Code that cannot
 * be preloaded is loaded on use. Returns a function that stops it.
 */
export function preloadJourney(
  state: AppState,
  screens: readonly Screen[],
  view: Window | null,
  fetchFlows: () => void,
): () => void {
  const fetchAll = (): void => {
    fetchFlows();
    void fetchControls();
    void fetchOverlays();
    void preloadComponents(screens);
    void fetchStepViews();
  };
  const stop = subscribe(state, () => {
    if (state.place.kind === 'opening' && !state.errorPage) return;
    stop();
    if (view?.requestIdleCallback) view.requestIdleCallback(fetchAll, { timeout: 5000 });
    else setTimeout(fetchAll, MOMENT);
  });
  return stop;
}
