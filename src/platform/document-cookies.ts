import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { CookieJar } from './cookies.ts';

/**
 * A value of more than SHORT characters is not stored if all cookies of the page would then have more than MAX_LENGTH.
 * Servers refuse a request whose cookies have more than 8 kB, so that the page could never be opened again (6.2). The
 * rest is for cookies that scripts cannot see.
 */
const MAX_LENGTH = 6500;
const SHORT = 100;

/**
 * Cookies of a document. Values are percent-encoded, which leaves tokens and hash ids unchanged. Reading blocks the
 * page until the browser's network process answers, so all reads of one task share one snapshot (14.3).
 * @param scope the folder of the deployment, which becomes a part of each name; '' at the root.
 */
export function createDocumentCookies(document: { cookie: string }, scope = ''): CookieJar {
  // A slash may not be in a name.
  const suffix = encodeURIComponent(scope);
  let snapshot: string | undefined;
  const readCookies = (): string => {
    if (snapshot === undefined) {
      snapshot = document.cookie;
      // Other tabs write cookies as well.
      queueMicrotask(() => {
        snapshot = undefined;
      });
    }
    return snapshot;
  };
  const setCookie: CookieJar['set'] = (name, value, attributes) => {
    const { sameSite, secure, partitioned, days } = attributes;
    snapshot = undefined;
    const text = encodeURIComponent(value);
    // The path has no slash at its end: an address of the folder without the slash has the cookies, too.
    document.cookie =
      `${name}${suffix}=${text}; path=${scope.slice(0, -1) || '/'}; samesite=${sameSite}` +
      (secure ? '; secure' : '') +
      (partitioned ? '; partitioned' : '') +
      (days === undefined ? '' : `; max-age=${days * 86_400}`);
    if (text.length > SHORT && readCookies().length > MAX_LENGTH) removeCookie(name, attributes);
  };
  const removeCookie: CookieJar['remove'] = (name, attributes) =>
    setCookie(name, '', { ...attributes, days: -1 });
  return {
    get(name) {
      const pair = readCookies()
        .split('; ')
        .find(cookie => cookie.startsWith(`${name}${suffix}=`));
      const text = pair?.slice(name.length + suffix.length + 1);
      // Other software writes these cookies as well, and not always percent-encoded.
      return text && (tryOrUndefined(() => decodeURIComponent(text)) ?? text);
    },
    set: setCookie,
    remove: removeCookie,
  };
}
