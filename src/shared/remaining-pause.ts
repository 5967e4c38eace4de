/** The longest pause that a service may ask for; a longer one is shortened to this. Seconds. */
export const MAX_PAUSE = 3600;

/**
 * Milliseconds until a pause ends.
 * @param until the end by the steady clock, 0 for no pause.
 * @param now by the steady clock, because a phone sets its clock back when it gets the time of its network.
 */
export const remainingPause = (until: number, now: number): number => Math.max(0, until - now);

/** Whether the pause that ends at `until` is not over yet. */
export const isPaused = (until: number, now: number): boolean => remainingPause(until, now) > 0;
