import { earliestTimeText } from '#brazil/earliest-time-text.ts';

/** How long a button waits before it works (Retry-After, 4.28). */
export interface RetryPause {
  /** Behind the label and visual only: it changes every second. */
  text: string;
  /** For screen readers; it does not change during the pause. */
  description: string;
}

/** A longer pause is shown as a time of day instead of a countdown. Seconds. */
const LONGEST_COUNT_DOWN = 120;

/** @param moment when the service may be asked again: milliseconds since 1970. @param seconds until then, as counted down. */
export function retryPauseOf(moment: number, seconds: number): RetryPause | undefined {
  if (seconds <= 0) return undefined;
  const timeOfDay = earliestTimeText(moment);
  return {
    text: seconds > LONGEST_COUNT_DOWN ? timeOfDay : `em ${seconds} s`,
    description: `O serviço pediu uma pausa. Disponível ${timeOfDay}.`,
  };
}
