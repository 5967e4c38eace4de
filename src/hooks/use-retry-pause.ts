import { type RetryPause, retryPauseOf } from '#journey/retry-pause.ts';
import { useAppState } from './use-app-state.ts';
import { usePauseUntil } from './use-seconds-until.ts';

/** The pause that the service wants before these calls (Retry-After, 4.28); `undefined` if there is none. */
export function useRetryPause(...operations: readonly string[]): RetryPause | undefined {
  const { retryAt } = useAppState();
  return useRetryPauseUntil(Math.max(0, ...operations.map(operation => retryAt[operation] ?? 0)));
}

/** The pause until a moment of the steady clock, 0 for none. */
export function useRetryPauseUntil(moment: number): RetryPause | undefined {
  const { seconds, endsAt } = usePauseUntil(moment);
  return retryPauseOf(endsAt, seconds);
}
