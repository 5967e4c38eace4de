import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { cookieNames } from './cookie-names.ts';
import type { Cookies } from './cookies.ts';

/**
 * The fingerprint of an earlier visit; `undefined` for a value that no header can carry, so that it is computed again.
 */
export function readKeptFingerprint(cookies: Pick<Cookies, 'read'>): string | undefined {
  const stored = cookies.read(cookieNames.fingerprint) ?? '';
  return fitsInHeader(stored) ? stored : undefined;
}
