import type { Engine } from '../engine.ts';

/** The connection of a page, switched on and off for its mock service and its browser at once. */
export interface FrameConnection {
  set(online: boolean): void;
}

/** Lets the calls of a page fail and tells the browser that it is offline. */
export function createFrameConnection(
  page: Window & typeof globalThis,
  engine: Pick<Engine, 'setOffline'>,
): FrameConnection {
  let online = true;
  Object.defineProperty(page.navigator, 'onLine', { configurable: true, get: () => online });
  return {
    set(isOnline) {
      engine.setOffline(!isOnline);
      if (isOnline === online) return;
      online = isOnline;
      page.dispatchEvent(new page.Event(isOnline ? 'online' : 'offline'));
    },
  };
}
