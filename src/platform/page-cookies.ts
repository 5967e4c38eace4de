import { type Cookies, createCookies } from './cookies.ts';
import { createDocumentCookies } from './document-cookies.ts';

/**
 * The cookies of a page: partitioned in a frame, Secure under https.
 * @param scope the folder of the deployment; '' at the root.
 */
export function createPageCookies(window: Window, scope: string): Cookies {
  const site = { isSecure: window.location.protocol === 'https:', isEmbedded: window.parent !== window };
  return createCookies(
    createDocumentCookies(window.document, scope),
    site,
    () => window.navigator.cookieEnabled,
  );
}
