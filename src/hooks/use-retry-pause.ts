import { type RetryPause, retryPauseOf } from '#journey/retry-pause.ts';
import { useAppState } from './use-app-state.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The pause that the service wants before these calls (Retry-After, 4.28); `undefined` if there is none. */
export function useRetryPause(...operations: readonly string[]): RetryPause | undefined {
  const { retryAt } = useAppState();
  return useRetryPauseUntil(Math.max(0, ...operations.map(operation => retryAt[operation] ?? 0)));
}

/** The pause until a moment: milliseconds since 1970 by the flows' clock, 0 for none. */
export const useRetryPauseUntil = (moment: number): RetryPause | undefined =>
  retryPauseOf(moment, useSecondsUntil(moment));
