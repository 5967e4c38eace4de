/** The longest pause that a service may ask for; a longer one is shortened to this. Seconds. */
export const MAX_PAUSE = 3600;

/**
 * Milliseconds until a pause ends. A pause that seems longer than the longest is over: the device's clock was set back
 * meanwhile, as a phone does when it gets the time of its network, and nobody can wait that long.
 * @param until the end in milliseconds since 1970, 0 for no pause.
 */
export function remainingPause(until: number, now: number): number {
  const remaining = until - now;
  return remaining > MAX_PAUSE * 1000 ? 0 : Math.max(0, remaining);
}

/** Whether the pause that ends at `until` is not over yet. */
export const isPaused = (until: number, now: number): boolean => remainingPause(until, now) > 0;
