import { type Cookies, createCookies } from './cookies.ts';
import { createDocumentCookies } from './document-cookies.ts';

/** The cookies of a page: partitioned in a frame, Secure under https. */
export function createPageCookies(window: Window): Cookies {
  const site = { isSecure: window.location.protocol === 'https:', isEmbedded: window.parent !== window };
  return createCookies(createDocumentCookies(window.document), site, () => window.navigator.cookieEnabled);
}
