/** The time limit of a request (9.1), the shortest limit that is held back. Milliseconds. */
const REQUEST_LIMIT = 150_000;

/** The interval of the check for a call that hangs. Milliseconds. */
const CHECK_INTERVAL = 20;

/**
 * Holds back the time limits of requests, so that no test waits for them: they expire when a walk advances the time
 * that far. Shorter timeouts are not changed.
 * @param isHanging whether a call hangs without an answer. Limits expire only while one does.
 */
export function holdLimits(isHanging: () => boolean) {
  const { setTimeout: originalSetTimeout, clearTimeout: originalClearTimeout } = globalThis;
  const heldLimits = new Map<number, () => void>();
  let lastHandle = 0;

  const holdLimit = (run: () => void): number => {
    lastHandle -= 1;
    heldLimits.set(lastHandle, run);
    return lastHandle;
  };
  const isLimit = (delay: unknown): boolean => typeof delay === 'number' && delay >= REQUEST_LIMIT;
  const setTimeoutOrHold = (run: TimerHandler, delay?: number, ...rest: unknown[]): number =>
    isLimit(delay) && typeof run === 'function'
      ? holdLimit(() => run(...rest))
      : Number(originalSetTimeout(run as () => void, delay, ...rest)); // a handler that is a text is passed on unchanged
  globalThis.setTimeout = Object.assign(setTimeoutOrHold, originalSetTimeout);
  globalThis.clearTimeout = id => {
    if (!heldLimits.delete(Number(id))) originalClearTimeout(id);
  };

  return {
    /** Lets time pass: from `REQUEST_LIMIT` on, all held limits expire; shorter times use `sleep`. */
    async advance(milliseconds: number, sleep: () => Promise<void>): Promise<void> {
      if (milliseconds < REQUEST_LIMIT) return sleep();
      while (!isHanging()) await new Promise(resolve => originalSetTimeout(resolve, CHECK_INTERVAL));
      const callbacks = [...heldLimits.values()];
      heldLimits.clear();
      for (const callback of callbacks) callback();
    },
    restore() {
      globalThis.setTimeout = originalSetTimeout;
      globalThis.clearTimeout = originalClearTimeout;
      heldLimits.clear();
    },
  };
}
