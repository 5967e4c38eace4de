import { waitUntilIdle } from '#shared/wait-until-idle.ts';
import { cookieNames } from './cookie-names.ts';
import type { Cookies } from './cookies.ts';
import { type FingerprintWindow, fingerprintSignalsOf, hashFingerprint } from './fingerprint-signals.ts';
import { readKeptFingerprint } from './read-kept-fingerprint.ts';

/** Milliseconds. */
const IDLE_TIMES = { limit: 2000, delay: 200 };

/** A number that stays the same between visits, for the header x-fingerprint. It proves nothing. */
export interface Fingerprint {
  /** Synchronous: the value of the cookie, or the computed one. Without a value the header is left out. */
  current(): string | undefined;
  /** Computes it while the browser is idle; returns the same promise every time. */
  ready(): Promise<string>;
}

export function createFingerprint(window: FingerprintWindow, cookies: Cookies): Fingerprint {
  let storedFingerprint = readKeptFingerprint(cookies);
  let computing: Promise<string> | undefined;
  const compute = async () => {
    await waitUntilIdle(window, IDLE_TIMES);
    storedFingerprint = hashFingerprint(fingerprintSignalsOf(window));
    cookies.write(cookieNames.fingerprint, storedFingerprint, 365);
    return storedFingerprint;
  };

  return {
    current: () => storedFingerprint,
    ready() {
      computing ??= storedFingerprint === undefined ? compute() : Promise.resolve(storedFingerprint);
      return computing;
    },
  };
}
