import { fail, type Result, succeed } from '#shared/result.ts';
import type { CookieName } from './cookie-names.ts';
import { isBlocked } from './is-blocked.ts';

/**
 * `blocked`: the browser throws, or reports that cookies are off (8.13). `ignored`: it accepts a cookie and does not
 * store it.
 */
export type CookieProblem = 'blocked' | 'ignored';

/** No method throws. Cookies that the browser does not store are kept in memory for this visit. */
export interface Cookies {
  /**
   * Whether the browser stores cookies: it has stored one in this visit, or it stores a probe. `again`: always writes a
   * probe, because the visitor may have blocked cookies meanwhile.
   */
  check(probe?: 'again'): Result<true, CookieProblem>;
  read(name: CookieName): string | undefined;
  /** Expires when the browser closes, or after `days`. */
  write(name: CookieName, value: string, days?: number): Result<true, CookieProblem>;
  remove(name: CookieName): Result<true, CookieProblem>;
}

export interface CookieAttributes {
  sameSite: 'Lax' | 'None';
  secure: boolean;
  partitioned?: true;
  days?: number;
}

/** The storage of cookies. May throw. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, attributes: CookieAttributes): unknown;
  remove(name: string, attributes: CookieAttributes): unknown;
}

/** Attributes of all cookies: Secure under https, and partitioned in a frame (12.1). */
function attributesFor(site: { isSecure: boolean; isEmbedded: boolean }): CookieAttributes {
  return site.isSecure && site.isEmbedded
    ? { sameSite: 'None', secure: true, partitioned: true }
    : { sameSite: 'Lax', secure: site.isSecure };
}

/** @param isEnabled the browser's own answer: it may forbid cookies without throwing (8.13). */
export function createCookies(
  jar: CookieJar,
  site: { isSecure: boolean; isEmbedded: boolean },
  isEnabled: () => boolean = () => true,
): Cookies {
  const attributes = attributesFor(site);
  /** A page and a frame of the same site see each other's cookies, which are different cookies with one name. */
  const otherAttributes = attributesFor({ ...site, isEmbedded: !site.isEmbedded });
  /** Whether the page has this value, or no cookie, once one of the other kind that hides it is removed. */
  const shows = (name: string, value?: string): boolean => {
    if (jar.get(name) === value) return true;
    jar.remove(name, otherAttributes);
    return jar.get(name) === value;
  };
  const keptInMemory = new Map<string, string>();
  /** True once the browser has stored a cookie: no further probe is needed. */
  let hasStoredCookie = false;
  const tryWrite = (write: () => boolean): Result<true, CookieProblem> => {
    try {
      return write() ? succeed(true) : fail('ignored');
    } catch (error) {
      return fail(isBlocked(error) ? 'blocked' : 'ignored');
    }
  };
  const readStored = (name: string): string | undefined => {
    try {
      return jar.get(name);
    } catch {
      return undefined;
    }
  };

  return {
    check(probe) {
      if (hasStoredCookie && !probe) return succeed(true);
      const probeResult = tryWrite(() => {
        jar.set('cookiesProbe', '1', attributes);
        const wasWritten = jar.get('cookiesProbe') === '1';
        jar.remove('cookiesProbe', attributes);
        return wasWritten;
      });
      return probeResult.ok || isEnabled() ? probeResult : fail('blocked');
    },
    read: name => keptInMemory.get(name) ?? readStored(name),
    write(name, value, days) {
      // The browser already has the same value, which also expires when the browser closes.
      if (days === undefined && hasStoredCookie && !keptInMemory.has(name) && readStored(name) === value)
        return succeed(true);
      const wasWritten = tryWrite(() => {
        jar.set(name, value, days === undefined ? attributes : { ...attributes, days });
        return shows(name, value);
      });
      if (wasWritten.ok) {
        keptInMemory.delete(name);
        hasStoredCookie = true;
      } else keptInMemory.set(name, value);
      return wasWritten;
    },
    remove(name) {
      keptInMemory.delete(name);
      return tryWrite(() => {
        // Skips a needless removal: each access to cookies makes the page wait for the browser's network process.
        if (jar.get(name) === undefined) return true;
        jar.remove(name, attributes);
        return shows(name);
      });
    },
  };
}
