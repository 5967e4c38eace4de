import type { AppState } from './app-state.ts';

/** Creates a function that stores when a pause ends that the service wants (`retryAt`). 0 seconds end the pause. */
export const keepPauses =
  (state: Pick<AppState, 'retryAt'>, now: () => number) =>
  (operation: string, seconds: number): void => {
    // Read at the call, because a reset of the state replaces the record.
    const { retryAt } = state;
    if (seconds > 0) retryAt[operation] = now() + seconds * 1000;
    else delete retryAt[operation];
  };
