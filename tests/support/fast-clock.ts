import type { Clock } from '#shared/clock.ts';

/** How much faster than the real one it runs: a poll every 2 s comes every 80 ms. */
const FACTOR = 25;

/** A clock that runs by itself, only faster: for whole journeys, in which the test does not control the order of the waits. */
export function createFastClock(): Clock {
  const startedAt = Date.now();
  return {
    now: () => startedAt + (Date.now() - startedAt) * FACTOR,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, milliseconds / FACTOR);
        const stop = (): void => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
  };
}
