import type { Clock } from '#shared/clock.ts';

/** Creates the real clock. With an aborted signal, `sleep` rejects at once. */
export function createClock(): Clock {
  return {
    now: () => Date.now(),
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', stop);
          resolve();
        }, milliseconds);
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
  };
}
