import type { Clock } from '#shared/clock.ts';

export interface IdleTimer {
  /** Something has happened: the idle time begins again. */
  restart(): void;
  /** Waits no longer. */
  stop(): void;
}

/**
 * Runs `work` once when `idleTime` to twice `idleTime` milliseconds have passed since the last `restart`. It has one
 * timer for many events, so that an event costs next to nothing.
 */
export function createIdleTimer(clock: Clock, idleTime: number, work: () => void): IdleTimer {
  let restartCount = 0;
  let waiting: AbortController | undefined;
  const wait = (signal: AbortSignal): void => {
    const countBefore = restartCount;
    clock.sleep(idleTime, signal).then(
      () => {
        if (signal.aborted) return;
        if (restartCount !== countBefore) return wait(signal);
        waiting = undefined;
        work();
      },
      () => undefined,
    );
  };
  return {
    restart() {
      restartCount += 1;
      if (waiting) return;
      waiting = new AbortController();
      wait(waiting.signal);
    },
    stop() {
      waiting?.abort();
      waiting = undefined;
    },
  };
}
