import type { Clock } from '#shared/clock.ts';
import { listenTo } from './listeners.ts';

/** Waits for what comes over the network, on a page that may be left meanwhile. */
export interface NetworkWork {
  /**
   * Answers what the work answers. WebKit breaks off everything that is on its way when a visitor leaves the page, up to
   * seconds before the page goes: such a failure says nothing about the connection. It is held back until the page is gone,
   * or has stayed (a download, a load that was stopped).
   */
  follow<Value>(work: Promise<Value>): Promise<Value>;
  /** Resolves when no work is under way, at once if none is. */
  settled(): Promise<void>;
}

/** A page that is still here so long after it was to be left stays. Milliseconds. */
const LEAVING = 10_000;

interface LeavingTarget {
  addEventListener(type: 'beforeunload', listener: (event: unknown) => void): void;
  removeEventListener(type: 'beforeunload', listener: (event: unknown) => void): void;
}

export function createNetworkWork(target: LeavingTarget, clock: Clock): NetworkWork {
  let followed = 0;
  let stop = (): unknown => undefined;
  let stays = 0;
  let idleListeners: (() => void)[] = [];
  return {
    async settled() {
      // Work may begin between the end of the last one and this continuation.
      while (followed > 0) await new Promise<void>(resolve => idleListeners.push(resolve));
    },
    async follow(work) {
      followed += 1;
      // Only meanwhile: a page that always listens to this is kept out of the back/forward cache by some browsers.
      if (followed === 1)
        stop = listenTo(target, 'beforeunload', () => {
          stays = clock.now() + LEAVING;
        });
      try {
        return await work;
      } catch (problem) {
        const remaining = Math.min(stays - clock.now(), LEAVING);
        if (remaining > 0) await clock.sleep(remaining);
        throw problem;
      } finally {
        followed -= 1;
        if (followed === 0) {
          stop();
          for (const resolve of idleListeners) resolve();
          idleListeners = [];
        }
      }
    },
  };
}
