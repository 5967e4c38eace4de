import { createClock } from '#platform/clock.ts';
import type { Cookies } from '#platform/cookies.ts';
import { createPageStorage } from '#platform/create-page-storage.ts';
import { createPageCookies } from '#platform/page-cookies.ts';
import type { SecureStorage } from '#platform/secure-storage.ts';

/** The parts of a platform that exist before the app starts: src/start creates them. */
export const createVisitParts = (window: Window): { cookies: Cookies; secureStorage: SecureStorage } => ({
  cookies: createPageCookies(window, ''),
  secureStorage: createPageStorage(window, createClock(), ''),
});
