import { subscribe } from 'valtio';
import { fetchControls } from '#controls/controls.ts';
import { fetchOverlays } from '#frame/overlays/overlays.tsx';
import type { AppState } from '#state/app-state.ts';
import { fetchStepViews } from '#step-views/step-views.ts';
import { preloadComponents } from '#ui/lazy-component.tsx';
import type { Screen } from './screens.ts';

/** Safari has no idle callback: then a moment after the screen stands. Milliseconds. */
const MOMENT = 500;

/**
 * Once the first place of the journey stands and the browser is idle, fetches what comes next: the first step of a journey
 * carries only itself (14.1). What cannot be fetched now is fetched on use. Answers how to stop.
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
