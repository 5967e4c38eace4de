import { fromTimeOfDay } from '#brazil/time-of-day.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { useAppState } from './use-state.ts';

/** How long a button waits before it works. */
export interface RetryPause {
  /** Behind the label, for the eye only: it changes every second. */
  text: string;
  /** The same for a screen reader: it stays as it is until the pause is over. */
  description: string;
}

/** A longer pause is given as a time of day: nobody watches a count-down for that long. Seconds. */
const LONGEST_COUNT_DOWN = 120;

/** The pause that the service has named for these calls (Retry-After, 4.28); `undefined` when they may be asked. */
export function useRetryPause(...operations: readonly string[]): RetryPause | undefined {
  const { retryAt } = useAppState();
  return useRetryPauseUntil(Math.max(0, ...operations.map(operation => retryAt[operation] ?? 0)));
}

/** The same until a moment: milliseconds since 1970 by the clock of the flows, 0 for no pause. */
export function useRetryPauseUntil(moment: number): RetryPause | undefined {
  const seconds = useSecondsUntil(moment);
  if (seconds === 0) return undefined;
  const from = fromTimeOfDay(moment);
  return {
    text: seconds > LONGEST_COUNT_DOWN ? from : `em ${seconds} s`,
    description: `O serviço pediu uma pausa. Disponível ${from}.`,
  };
}
