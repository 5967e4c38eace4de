import { startTimer } from '#shared/sleep.ts';
import { listenTo } from './listeners.ts';

/** The state of the connection. */
export interface Connectivity {
  /** The state that the browser reports: `true` may be wrong, `false` is reliable. */
  isOnline(): boolean;
  /** True if the visitor has set the browser to save data. */
  savesData(): boolean;
  /** Requests the page from its host. True if the host answers, so that a reload would find the page. */
  isReachable(): Promise<boolean>;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (isOnline: boolean) => void): () => void;
}

/** A host that does not answer within this time counts as unreachable. Milliseconds. */
const TIME_LIMIT = 5000;

export interface ConnectivityWindow {
  fetch(
    address: string,
    init: RequestInit,
  ): Promise<Pick<Response, 'ok'> & { body?: Pick<ReadableStream, 'cancel'> | null }>;
  /** `connection` is missing in Safari and Firefox. */
  navigator: { onLine: boolean; connection?: { saveData?: boolean } };
  addEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
  removeEventListener(type: 'online' | 'offline', listener: (event: unknown) => void): void;
}

/** @param page the address of the page, without the query of a visit. */
export function createConnectivity(window: ConnectivityWindow, page = '/'): Connectivity {
  return {
    isOnline: () => window.navigator.onLine,
    savesData: () => window.navigator.connection?.saveData === true,
    async isReachable() {
      if (!window.navigator.onLine) return false;
      const controller = new AbortController();
      const stopTimer = startTimer(() => controller.abort(), TIME_LIMIT);
      try {
        // Not by HEAD, which some hosts and firewalls refuse.
        const { ok, body } = await window.fetch(page, { cache: 'no-store', signal: controller.signal });
        await body?.cancel();
        return ok;
      } catch {
        return false;
      } finally {
        stopTimer();
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
