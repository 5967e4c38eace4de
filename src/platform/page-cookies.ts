import { type Cookies, createCookies } from './cookies.ts';
import { createDocumentCookies } from './document-cookies.ts';

/** The cookies of a page: partitioned in a third-party frame, Secure under https. */
export function createPageCookies(window: Window): Cookies {
  const place = { secure: window.location.protocol === 'https:', embedded: window.parent !== window };
  return createCookies(createDocumentCookies(window.document), place, () => window.navigator.cookieEnabled);
}
