import type { Engine } from '../engine.ts';

/** Switches the connection of a page on and off, for its mock service and for its browser at once. */
export interface FrameConnection {
  set(isOnline: boolean): void;
}

/** Lets the calls of a page fail and tells the browser that it is offline. */
export function createFrameConnection(
  page: Window & typeof globalThis,
  engine: Pick<Engine, 'setOffline'>,
): FrameConnection {
  let isOnline = true;
  Object.defineProperty(page.navigator, 'onLine', { configurable: true, get: () => isOnline });
  return {
    set(nextState) {
      engine.setOffline(!nextState);
      if (nextState === isOnline) return;
      isOnline = nextState;
      page.dispatchEvent(new page.Event(isOnline ? 'online' : 'offline'));
    },
  };
}
