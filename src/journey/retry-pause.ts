import { fromTimeOfDay } from '#brazil/from-time-of-day.ts';

/** How long a button waits before it works (Retry-After, 4.28). */
export interface RetryPause {
  /** Behind the label, for the eye only: it changes every second. */
  text: string;
  /** The same for a screen reader; it stays as it is until the pause is over. */
  description: string;
}

/** A longer pause is given as a time of day: nobody watches a count-down for that long. Seconds. */
const LONGEST_COUNT_DOWN = 120;

/** @param moment when the service may be asked again: milliseconds since 1970. @param seconds until then, as counted down. */
export function retryPauseOf(moment: number, seconds: number): RetryPause | undefined {
  if (seconds <= 0) return undefined;
  const from = fromTimeOfDay(moment);
  return {
    text: seconds > LONGEST_COUNT_DOWN ? from : `em ${seconds} s`,
    description: `O serviço pediu uma pausa. Disponível ${from}.`,
  };
}
