import type { Clock } from '#shared/clock.ts';
import { createSecureStorage, type SecureStorage } from './secure-storage.ts';

/**
 * The secure storage of a page.
 * @param scope the folder of the deployment; '' at the root.
 */
export const createPageStorage = (window: Window, clock: Clock, scope: string): SecureStorage =>
  createSecureStorage({
    clock,
    scope,
    storage: () => window.localStorage,
    database: () => window.indexedDB,
    crypto: () => window.crypto,
    onFrozen(listener) {
      window.addEventListener('pagehide', ({ persisted }) => persisted && listener(true));
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener(false));
    },
  });
