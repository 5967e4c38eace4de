import type { Clock } from '#shared/clock.ts';

export interface PauseTimer {
  /** Something has happened: waits for the next pause. */
  restart(): void;
  /** Waits no longer. */
  stop(): void;
}

/**
 * Runs `work` once when `pause` to twice `pause` milliseconds have passed since the last `restart`. It has one timer for many
 * events, so that an event costs next to nothing.
 */
export function createPauseTimer(clock: Clock, pause: number, work: () => void): PauseTimer {
  let restartCount = 0;
  let waiting: AbortController | undefined;
  const wait = (signal: AbortSignal): void => {
    const countBefore = restartCount;
    clock.sleep(pause, signal).then(
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
