import type { Forbidden } from '#scenarios/walk.ts';

/**
 * Refuses something to a page, as a browser does by its settings (8.13, 8.18). Playwright sends this function
 * into its page as source, so it uses nothing but its parameters.
 */
export function forbidInPage(feature: Forbidden, page: Window = window): void {
  if (feature === 'geolocation') {
    Object.defineProperty(page.navigator, 'geolocation', { configurable: true, value: undefined });
    return;
  }
  // Methods, because the compiler may add a helper to named functions that the page does not have.
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
