import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { CookieJar } from './cookies.ts';

/**
 * Cookies of a document. Values are percent-encoded, which leaves tokens and hash ids unchanged. Reading blocks the page
 * until the browser's network process answers, so all reads of one task share one snapshot (14.3).
 */
export function createDocumentCookies(document: { cookie: string }): CookieJar {
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
  const setCookie: CookieJar['set'] = (name, value, { path, sameSite, secure, partitioned, days }) => {
    snapshot = undefined;
    document.cookie =
      `${name}=${encodeURIComponent(value)}; path=${path}; samesite=${sameSite}` +
      (secure ? '; secure' : '') +
      (partitioned ? '; partitioned' : '') +
      (days === undefined ? '' : `; max-age=${days * 86_400}`);
  };
  return {
    get(name) {
      const pair = readCookies()
        .split('; ')
        .find(cookie => cookie.startsWith(`${name}=`));
      const text = pair?.slice(name.length + 1);
      // Other software writes these cookies as well, and not always percent-encoded.
      return text && (tryOrUndefined(() => decodeURIComponent(text)) ?? text);
    },
    set: setCookie,
    remove: (name, attributes) => setCookie(name, '', { ...attributes, days: -1 }),
  };
}
