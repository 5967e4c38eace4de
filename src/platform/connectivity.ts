import { listenTo } from './listeners.ts';

/** What the browser says about its connection. `true` promises nothing; `false` can be believed. */
export interface Connectivity {
  online(): boolean;
  /** Asks the host of the page: whether a reload would bring a page. */
  isReachable(): Promise<boolean>;
  /** Answers how to stop. */
  subscribe(listener: (online: boolean) => void): () => void;
}

/** A host that has not answered by then cannot be reached. Milliseconds. */
const LONGEST_LOOK = 5000;

export interface ConnectivityWindow {
  fetch(address: string, init: RequestInit): Promise<Pick<Response, 'ok'>>;
  navigator: { onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
  removeEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
}

/** @param page the address of the page itself, without what a visit adds to it. */
export function createConnectivity(window: ConnectivityWindow, page = '/'): Connectivity {
  return {
    online: () => window.navigator.onLine,
    async isReachable() {
      if (!window.navigator.onLine) return false;
      const signal = AbortSignal.timeout(LONGEST_LOOK);
      try {
        return (await window.fetch(page, { method: 'HEAD', cache: 'no-store', signal })).ok;
      } catch {
        return false;
      }
    },
    subscribe(listener) {
      const stops = [
        listenTo(window, 'online', () => listener(true)),
        listenTo(window, 'offline', () => listener(false)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
