import { formatEarliestTime } from '#brazil/format-earliest-time.ts';

/** The texts of a button that waits for the end of a pause (Retry-After, 4.28). */
export interface RetryPause {
  /** Shown after the label, and hidden from screen readers: it may change every second. */
  text: string;
  /** For screen readers; it does not change during the pause. */
  description: string;
}

/** A longer pause has a time of day instead of a countdown. Seconds. */
const MAX_COUNTDOWN = 120;

/**
 * The texts for a pause; `undefined` after its end.
 * @param endOfPause the end of the pause: milliseconds since 1970, UTC.
 * @param seconds the remaining seconds of the countdown.
 */
export function retryPauseOf(endOfPause: number, seconds: number): RetryPause | undefined {
  if (seconds <= 0) return undefined;
  const timeOfDay = formatEarliestTime(endOfPause);
  return {
    text: seconds > MAX_COUNTDOWN ? timeOfDay : `em ${seconds} s`,
    description: `O serviço pediu uma pausa. Disponível ${timeOfDay}.`,
  };
}
