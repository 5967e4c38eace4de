/** The shortest time limit that is held back: that of a request (9.1). Milliseconds. */
const REQUEST_LIMIT = 150_000;

/** How often it is looked for a call that hangs. Milliseconds. */
const LOOK = 20;

/**
 * Holds the time limits of requests, which nobody waits for in a test: they strike when a walk lets so much time pass.
 * Everything shorter runs as it is.
 * @param isHanging is there a call that is never answered? A limit that is to strike needs one.
 */
export function holdLimits(isHanging: () => boolean) {
  const { setTimeout: start, clearTimeout: end } = globalThis;
  const held = new Map<number, () => void>();
  let last = 0;

  const hold = (run: () => void): number => {
    last -= 1;
    held.set(last, run);
    return last;
  };
  const isLimit = (delay: unknown): boolean => typeof delay === 'number' && delay >= REQUEST_LIMIT;
  const replaced = (run: TimerHandler, delay?: number, ...rest: unknown[]): number =>
    isLimit(delay) && typeof run === 'function'
      ? hold(() => run(...rest))
      : Number(start(run as () => void, delay, ...rest)); // a text to be run is passed on as it is
  globalThis.setTimeout = Object.assign(replaced, start);
  globalThis.clearTimeout = id => {
    if (!held.delete(Number(id))) end(id);
  };

  return {
    /** Lets time pass: limits that it reaches strike, all else by `sleep`. */
    async advance(milliseconds: number, sleep: () => Promise<void>): Promise<void> {
      if (milliseconds < REQUEST_LIMIT) return sleep();
      while (!isHanging()) await new Promise(resolve => start(resolve, LOOK));
      const due = [...held.values()];
      held.clear();
      for (const strike of due) strike();
    },
    letGo() {
      globalThis.setTimeout = start;
      globalThis.clearTimeout = end;
      held.clear();
    },
  };
}
