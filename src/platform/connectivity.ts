/** What the browser says about its connection. `true` promises nothing; `false` can be believed. */
export interface Connectivity {
  online(): boolean;
  /** Answers how to stop. */
  subscribe(listener: (online: boolean) => void): () => void;
}

export interface ConnectivityWindow {
  navigator: { onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export function createConnectivity(window: ConnectivityWindow): Connectivity {
  return {
    online: () => window.navigator.onLine,
    subscribe(listener) {
      const tell = () => listener(window.navigator.onLine);
      window.addEventListener('online', tell);
      window.addEventListener('offline', tell);
      return () => {
        window.removeEventListener('online', tell);
        window.removeEventListener('offline', tell);
      };
    },
  };
}
