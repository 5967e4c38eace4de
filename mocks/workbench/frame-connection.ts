import type { Engine } from '../engine.ts';

/** The connection of a page, as its service and its browser see it. */
export interface Connection {
  set(online: boolean): void;
}

/** Takes the connection away from a page: calls break and the browser says so. */
export function connectionOf(
  page: Window & typeof globalThis,
  engine: Pick<Engine, 'setOffline'>,
): Connection {
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
