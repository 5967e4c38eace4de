import type { Forbidden } from '#scenarios/walk.ts';

/**
 * Takes something away from a page, as a browser does that forbids it (8.13, 8.18). Playwright sends this function into its
 * page as source: it uses nothing but its parameters.
 */
export function forbidInPage(what: Forbidden, page: Window = window): void {
  if (what === 'geolocation') {
    Object.defineProperty(page.navigator, 'geolocation', { configurable: true, value: undefined });
    return;
  }
  // Methods, for a function with a name of its own may be written with a helper that the page does not have.
  Object.defineProperty(page.document, 'cookie', {
    configurable: true,
    get(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    set(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}
