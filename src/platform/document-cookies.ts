import type { CookieJar } from './cookies.ts';

/** Cookies of a document. Values are percent-encoded; tokens and hash ids are the same with and without. */
export function createDocumentCookies(document: { cookie: string }): CookieJar {
  const set: CookieJar['set'] = (name, value, { path, sameSite, secure, partitioned, days }) => {
    document.cookie =
      `${name}=${encodeURIComponent(value)}; path=${path}; samesite=${sameSite}` +
      (secure ? '; secure' : '') +
      (partitioned ? '; partitioned' : '') +
      (days === undefined ? '' : `; max-age=${days * 86_400}`);
  };
  return {
    get(name) {
      const pair = document.cookie.split('; ').find(cookie => cookie.startsWith(`${name}=`));
      return pair && decodeURIComponent(pair.slice(name.length + 1));
    },
    set,
    remove: (name, attributes) => set(name, '', { ...attributes, days: -1 }),
  };
}
