import type { Forbidden } from '#scenarios/walk.ts';

/**
 * Takes something away from a page, as a browser does that forbids it (8.13, 8.18). Playwright sends this function into its
 * page as source: it uses nothing but its parameters.
 */
export function forbidIn(what: Forbidden, page: Window = window): void {
  if (what === 'geolocation') {
    Object.defineProperty(page.navigator, 'geolocation', { configurable: true, value: undefined });
    return;
  }
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(page.document, 'cookie', { configurable: true, get: refuse, set: refuse });
}
