import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { type Cookies, cookieNames } from './cookies.ts';

/** The fingerprint of an earlier visit. A value that no header can carry is none: it is computed anew. */
export function keptFingerprint(cookies: Pick<Cookies, 'read'>): string | undefined {
  const stored = cookies.read(cookieNames.fingerprint) ?? '';
  return fitsInHeader(stored) ? stored : undefined;
}
