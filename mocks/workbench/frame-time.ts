/** The members of a window that this file replaces or uses. */
export interface TimedWindow {
  setTimeout: typeof globalThis.setTimeout;
  clearTimeout: typeof globalThis.clearTimeout;
  setInterval: typeof globalThis.setInterval;
  clearInterval: typeof globalThis.clearInterval;
  Date: Pick<DateConstructor, 'now'>;
  reportError(error: unknown): void;
}

/** The time of a page: it runs by itself and can be moved forward. */
export interface FrameTime {
  /** How far the clock of the page is ahead of the real time, in ms. */
  clockOffset(): number;
  /** Moves the clock forward. Timers that become due run in order, each at its time. */
  advance(milliseconds: number): Promise<void>;
}

interface Timer {
  due: number;
  interval: number | undefined;
  run: () => void;
  handle: ReturnType<typeof setTimeout> | undefined;
}

/** Far from the browser's own ids, so that the browser still clears its older timers. */
const firstId = 1_000_000_000;

/**
 * Replaces the timers and `Date` of a page before its app starts. Animations and the time of a real service
 * behind a network do not move.
 * @param whenIdle called after each timer: resolves when the page has reacted.
 * @param start how far the page is ahead at the beginning, in ms.
 */
export function createFrameTime(page: TimedWindow, whenIdle: () => Promise<void>, start = 0): FrameTime {
  const real = {
    setTimeout: page.setTimeout.bind(page),
    clearTimeout: page.clearTimeout.bind(page),
    now: page.Date.now.bind(page.Date),
  };
  const timers = new Map<number, Timer>();
  let clockOffset = start;
  let lastId = firstId;
  let queue: Promise<void> = Promise.resolve();
  const now = () => real.now() + clockOffset;

  const armTimer = (id: number, timer: Timer) => {
    real.clearTimeout(timer.handle);
    timer.handle = real.setTimeout(() => runTimer(id), Math.max(0, timer.due - now()));
  };
  const runTimer = (id: number) => {
    const timer = timers.get(id);
    if (!timer) return;
    if (timer.interval === undefined) {
      real.clearTimeout(timer.handle);
      timers.delete(id);
    } else {
      timer.due = Math.max(timer.due + timer.interval, now());
      armTimer(id, timer);
    }
    try {
      timer.run();
    } catch (error) {
      page.reportError(error);
    }
  };
  const add = (handler: unknown, delay: unknown, rest: unknown[], repeats: boolean): number => {
    if (typeof handler !== 'function') throw new TypeError('A timer takes a function.');
    const wait = Math.max(0, Number(delay) || 0);
    lastId += 1;
    const timer: Timer = {
      due: now() + wait,
      interval: repeats ? Math.max(1, wait) : undefined,
      run: () => handler(...rest),
      handle: undefined,
    };
    timers.set(lastId, timer);
    armTimer(lastId, timer);
    return lastId;
  };
  const clear = (id: unknown) => {
    const timer = typeof id === 'number' ? timers.get(id) : undefined;
    if (!timer) return real.clearTimeout(id as number | undefined); // an older id belongs to the browser
    real.clearTimeout(timer.handle);
    timers.delete(id as number); // only numbers are keys
  };

  // The DOM returns numbers; the types merged with Node's say objects.
  page.setTimeout = ((handler: unknown, delay?: unknown, ...rest: unknown[]) =>
    add(handler, delay, rest, false)) as unknown as typeof page.setTimeout;
  // As above.
  page.setInterval = ((handler: unknown, delay?: unknown, ...rest: unknown[]) =>
    add(handler, delay, rest, true)) as unknown as typeof page.setInterval;
  page.clearTimeout = clear as typeof page.clearTimeout;
  page.clearInterval = clear as typeof page.clearInterval;
  page.Date.now = now;

  const findNextDueTimer = (limit: number): [number, Timer] | undefined => {
    let next: [number, Timer] | undefined;
    for (const entry of timers)
      if (entry[1].due <= limit && entry[1].due < (next?.[1].due ?? Infinity)) next = entry;
    return next;
  };
  const advanceClock = async (milliseconds: number) => {
    const end = now() + milliseconds;
    for (let next = findNextDueTimer(end); next; next = findNextDueTimer(end)) {
      clockOffset += Math.max(0, next[1].due - now());
      runTimer(next[0]);
      await whenIdle();
    }
    clockOffset += Math.max(0, end - now());
    for (const [id, timer] of timers) armTimer(id, timer);
    await whenIdle();
  };
  return {
    clockOffset: () => clockOffset,
    advance(milliseconds) {
      queue = queue.then(() => advanceClock(milliseconds));
      return queue;
    },
  };
}
