import { listenTo } from './listeners.ts';

/** What the browser says about its connection. `true` promises nothing; `false` can be believed. */
export interface Connectivity {
  online(): boolean;
  /** Answers how to stop. */
  subscribe(listener: (online: boolean) => void): () => void;
}

export interface ConnectivityWindow {
  navigator: { onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
  removeEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
}

export function createConnectivity(window: ConnectivityWindow): Connectivity {
  return {
    online: () => window.navigator.onLine,
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
