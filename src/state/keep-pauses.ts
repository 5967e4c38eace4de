import type { AppState } from './app-state.ts';

/** Stores the end of each pause that the service wants (`retryAt`). */
export const keepPauses =
  ({ retryAt }: Pick<AppState, 'retryAt'>, now: () => number) =>
  (operation: string, seconds: number): void => {
    if (seconds > 0) retryAt[operation] = now() + seconds * 1000;
    else delete retryAt[operation];
  };
