import type { Clock } from '#shared/clock.ts';

/** The clock runs faster than the real one by this factor: a poll every 2 s comes every 80 ms. */
const SPEED_FACTOR = 25;

/**
 * A clock that runs by itself, faster than the real one. It suits tests of whole journeys, which do not control the
 * order of the waits.
 */
export function createFastClock(): Clock {
  const startedAt = Date.now();
  const now = (): number => startedAt + (Date.now() - startedAt) * SPEED_FACTOR;
  return {
    now,
    steadyNow: now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, milliseconds / SPEED_FACTOR);
        const stop = (): void => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
  };
}
