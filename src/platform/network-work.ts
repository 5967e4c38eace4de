import type { Clock } from '#shared/clock.ts';
import { listenTo } from './listeners.ts';

/** Awaits network requests on a page that the visitor may leave meanwhile. */
export interface NetworkWork {
  /**
   * Resolves or rejects like `work`. WebKit aborts running requests when a visitor leaves the page, up to seconds
   * before it unloads the page. Such a failure is no connection problem, so the rejection waits until the page is
   * unloaded, or until it is clear that the page stays (a download, a cancelled navigation).
   */
  track<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when no work is under way, at once if none is. */
  settled(): Promise<void>;
}

/** A page that still exists this long after `beforeunload` stays. Milliseconds. */
const LEAVING_TIME = 10_000;

interface LeavingTarget {
  addEventListener(type: 'beforeunload', listener: (event: unknown) => void): void;
  removeEventListener(type: 'beforeunload', listener: (event: unknown) => void): void;
}

export function createNetworkWork(target: LeavingTarget, clock: Clock): NetworkWork {
  let workCount = 0;
  let stop = (): unknown => undefined;
  let leavingUntil = 0;
  let idleListeners: (() => void)[] = [];
  return {
    async settled() {
      // Other work may begin before this function continues.
      while (workCount > 0) await new Promise<void>(resolve => idleListeners.push(resolve));
    },
    async track(work) {
      workCount += 1;
      // Only while work is under way, because some browsers do not keep a page with this listener in the back/forward
      // cache.
      if (workCount === 1)
        stop = listenTo(target, 'beforeunload', () => {
          leavingUntil = clock.steadyNow() + LEAVING_TIME;
        });
      try {
        return await work;
      } catch (problem) {
        const remaining = leavingUntil - clock.steadyNow();
        if (remaining > 0) await clock.sleep(remaining);
        throw problem;
      } finally {
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
