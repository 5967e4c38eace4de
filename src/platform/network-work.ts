import type { Clock } from '#shared/clock.ts';
import { listenTo } from './listeners.ts';

/** Awaits network requests on a page that the visitor may leave meanwhile. */
export interface NetworkWork {
  /**
   * Resolves or rejects like `work`. A page that the visitor leaves ends its requests: WebKit up to seconds before it
   * unloads the page, Chromium after `pagehide`. Such a failure is no connection problem, so the rejection waits until
   * the page is unloaded, or until it is clear that the page stays (a download, a cancelled navigation). If the browser
   * suspended the page meanwhile, the messages of other tabs come first: the visitor may have worked in one of them
   * (11.7).
   */
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when no work is under way, at once if none is. */
  settled(): Promise<void>;
}

/** A page that still exists this long after `beforeunload` or `pagehide` stays. Milliseconds. */
const LEAVING_TIME = 10_000;

/** How often a page that awaits work notes that it runs. Milliseconds. */
const RUN_INTERVAL = 1000;
/** A page that has noted nothing for this long was suspended. Milliseconds. */
const SUSPENDED_AFTER = 3000;
/** Within this time the messages of other tabs arrive, before the end of any time limit. Milliseconds. */
const MESSAGES_TIME = 250;

type LeavingType = 'beforeunload' | 'pagehide';

interface LeavingTarget {
  addEventListener(type: LeavingType, listener: (event: unknown) => void): void;
  removeEventListener(type: LeavingType, listener: (event: unknown) => void): void;
}

export function createNetworkWork(target: LeavingTarget, clock: Clock): NetworkWork {
  let workCount = 0;
  let stop = (): unknown => undefined;
  let leavingUntil = 0;
  let runningAt = 0;
  let idleListeners: (() => void)[] = [];
  const noteRunning = async (signal: AbortSignal) => {
    for (;;) {
      runningAt = clock.steadyNow();
      await clock.sleep(RUN_INTERVAL, signal);
    }
  };
  return {
    async settled() {
      // Other work may begin before this function continues.
      while (workCount > 0) await new Promise<void>(resolve => idleListeners.push(resolve));
    },
    async track(work) {
      workCount += 1;
      // Only while work is under way, because some browsers do not keep a page with this listener in the back/forward
      // cache.
      if (workCount === 1) {
        const ended = new AbortController();
        noteRunning(ended.signal).catch(() => undefined);
        const noteLeaving = (): void => {
          leavingUntil = clock.steadyNow() + LEAVING_TIME;
        };
        const stopListening = listenTo(target, 'beforeunload', noteLeaving);
        // A request may begin after `beforeunload`, which then nobody has heard.
        const stopListeningToEnd = listenTo(target, 'pagehide', noteLeaving);
        stop = () => {
          stopListening();
          stopListeningToEnd();
          ended.abort();
        };
      }
      try {
        return await work;
      } catch (problem) {
        const remaining = leavingUntil - clock.steadyNow();
        if (remaining > 0) await clock.sleep(remaining);
        throw problem;
      } finally {
        if (clock.steadyNow() - runningAt > SUSPENDED_AFTER) await clock.sleep(MESSAGES_TIME);
        workCount -= 1;
        if (workCount === 0) {
          stop();
          for (const resolve of idleListeners) resolve();
          idleListeners = [];
        }
      }
    },
  };
}
