import { fail, type Result, succeed } from '#shared/result.ts';
import { isBlocked } from './is-blocked.ts';

/** Cookie names (9.36). */
export const cookieNames = {
  proposalId: 'cookiesProposalId',
  accessToken: 'cookiesAccessToken',
  code: 'cookiesCode',
  jwtToken: 'jwtToken',
  userOfficeToken: 'userOfficeToken',
  fingerprint: 'x-fingerprint',
  refreshTokenId: 'refreshTokenId',
  hashId: 'agx_hash',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** `blocked`: the browser throws when cookies are touched, or says that they are off (8.13). `ignored`: it takes them and keeps nothing. */
export type CookieProblem = 'blocked' | 'ignored';

/** Nothing here throws. What the browser does not keep is kept in memory for this visit. */
export interface Cookies {
  /** Whether cookies work at all: writes and removes a probe. */
  check(): Result<true, CookieProblem>;
  read(name: CookieName): string | undefined;
  /** Lives until the browser closes, or `days`. */
  write(name: CookieName, value: string, days?: number): Result<true, CookieProblem>;
  remove(name: CookieName): Result<true, CookieProblem>;
}

export interface CookieAttributes {
  path: string;
  sameSite: 'Lax' | 'None';
  secure: boolean;
  partitioned?: true;
  days?: number;
}

/** Where cookies are kept. May throw. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: CookieAttributes): unknown;
  remove(name: string, attributes: CookieAttributes): unknown;
}

/** Secure wherever https allows it; in a foreign frame a cookie lives only as a partitioned one (12.1). */
function attributesFor(place: { secure: boolean; embedded: boolean }): CookieAttributes {
  return place.secure && place.embedded
    ? { path: '/', sameSite: 'None', secure: true, partitioned: true }
    : { path: '/', sameSite: 'Lax', secure: place.secure };
}

/** @param isEnabled what the browser says of cookies: it may forbid them without throwing (8.13). */
export function createCookies(
  jar: CookieJar,
  place: { secure: boolean; embedded: boolean },
  isEnabled: () => boolean = () => true,
): Cookies {
  const attributes = attributesFor(place);
  const refused = new Map<string, string>();
  const attempt = (act: () => boolean): Result<true, CookieProblem> => {
    try {
      return act() ? succeed(true) : fail('ignored');
    } catch (error) {
      return fail(isBlocked(error) ? 'blocked' : 'ignored');
    }
  };
  const stored = (name: string): string | undefined => {
    try {
      return jar.get(name);
    } catch {
      return undefined;
    }
  };

  return {
    check() {
      const probed = attempt(() => {
        jar.set('cookiesProbe', '1', attributes);
        const kept = jar.get('cookiesProbe') === '1';
        jar.remove('cookiesProbe', attributes);
        return kept;
      });
      return probed.ok || isEnabled() ? probed : fail('blocked');
    },
    read: name => refused.get(name) ?? stored(name),
    write(name, value, days) {
      const written = attempt(() => {
        jar.set(name, value, days === undefined ? attributes : { ...attributes, days });
        return jar.get(name) === value;
      });
      if (written.ok) refused.delete(name);
      else refused.set(name, value);
      return written;
    },
    remove(name) {
      refused.delete(name);
      return attempt(() => {
        jar.remove(name, attributes);
        return jar.get(name) === undefined;
      });
    },
  };
}
