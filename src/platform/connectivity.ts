import { listenTo } from './listeners.ts';

/** The browser's connection state. `true` promises nothing; `false` is reliable. */
export interface Connectivity {
  online(): boolean;
  /** The visitor has asked the browser to save data: nothing is loaded that may not be needed. */
  savesData(): boolean;
  /** Asks the page's host: whether a reload would find the page. */
  isReachable(): Promise<boolean>;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (online: boolean) => void): () => void;
}

/** A host without an answer by then counts as unreachable. Milliseconds. */
const TIME_LIMIT = 5000;

export interface ConnectivityWindow {
  fetch(address: string, init: RequestInit): Promise<Pick<Response, 'ok'>>;
  /** `connection` is missing in Safari and Firefox. */
  navigator: { onLine: boolean; connection?: { saveData?: boolean } };
  addEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
  removeEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
}

/** @param page the address of the page, without the query of a visit. */
export function createConnectivity(window: ConnectivityWindow, page = '/'): Connectivity {
  return {
    online: () => window.navigator.onLine,
    savesData: () => window.navigator.connection?.saveData === true,
    async isReachable() {
      if (!window.navigator.onLine) return false;
      const signal = AbortSignal.timeout(TIME_LIMIT);
      try {
        return (await window.fetch(page, { method: 'HEAD', cache: 'no-store', signal })).ok;
      } catch {
        return false;
      }
    },
    subscribe(listener) {
      const cleanups = [
        listenTo(window, 'online', () => listener(true)),
        listenTo(window, 'offline', () => listener(false)),
      ];
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}
