import type { AppState } from './app-state.ts';

/** Hears of each pause that the service names, and keeps the moment at which it ends (`retryAt`). */
export const keepPauses =
  ({ retryAt }: Pick<AppState, 'retryAt'>, now: () => number) =>
  (operation: string, seconds: number): void => {
    if (seconds > 0) retryAt[operation] = now() + seconds * 1000;
    else delete retryAt[operation];
  };
