import type { Engine } from '../engine.ts';

/** The connection of a page, as its service and its browser see it. */
export interface FrameConnection {
  set(online: boolean): void;
}

/** Takes the connection away from a page: calls break and the browser says so. */
export function createFrameConnection(
  page: Window & typeof globalThis,
  engine: Pick<Engine, 'setOffline'>,
): FrameConnection {
  let online = true;
  Object.defineProperty(page.navigator, 'onLine', { configurable: true, get: () => online });
  return {
    set(next) {
      engine.setOffline(!next);
      if (next === online) return;
      online = next;
      page.dispatchEvent(new page.Event(next ? 'online' : 'offline'));
    },
  };
}
