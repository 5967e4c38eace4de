import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { type Cookies, cookieNames } from './cookies.ts';
import type { FingerprintWindow } from './fingerprint-signals.ts';

/** A number that a browser keeps from visit to visit, for the header x-fingerprint. Not proof of anything. */
export interface Fingerprint {
  /** At once: what the cookie remembers or what was computed meanwhile. The header goes only when there is one. */
  current(): string | undefined;
  /** Computes it when the browser has nothing else to do; the same promise every time. Empty when its code cannot be fetched. */
  ready(): Promise<string>;
}

export function createFingerprint(window: FingerprintWindow, cookies: Cookies): Fingerprint {
  const kept = cookies.read(cookieNames.fingerprint) ?? '';
  // It goes into a header: one that fits in none is computed anew.
  let known = fitsInHeader(kept) ? kept : undefined;
  let computing: Promise<string> | undefined;
  const whenIdle = (run: () => void) =>
    window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  const compute = async () => {
    await new Promise<void>(resolve => whenIdle(resolve));
    const part = await import('./fingerprint-signals.ts').catch(() => undefined);
    if (!part) {
      computing = undefined;
      return '';
    }
    known = part.fingerprintHash(part.fingerprintSignalsOf(window));
    cookies.write(cookieNames.fingerprint, known, 365);
    return known;
  };

  return {
    current: () => known,
    ready() {
      computing ??= known === undefined ? compute() : Promise.resolve(known);
      return computing;
    },
  };
}
