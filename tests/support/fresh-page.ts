// The test files of a worker share one page, because its modules load once then: half the time. Before each file the
// page is as if it had just opened.
import { cleanup } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

/** The size of the page where a test asks for none. CSS pixels. */
const VIEWPORT = { width: 414, height: 896 };

declare global {
  interface Window {
    /** The address at which the page opened, before any app changed it. */
    addressAtStart?: string;
    /** The functions that the browser itself gave the page. */
    ownSenders?: Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest'>;
  }
}

window.addressAtStart ??= location.href;
window.ownSenders ??= { fetch, XMLHttpRequest };

function removeAttributes(element: Element, ...kept: readonly string[]): void {
  for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
}

beforeAll(async () => {
  const { ownSenders } = window;
  if (fetch !== ownSenders?.fetch || XMLHttpRequest !== ownSenders.XMLHttpRequest)
    throw new Error('The file before this one did not stop its mock service.');
  cleanup();
  document.body.replaceChildren();
  removeAttributes(document.documentElement, 'lang');
  removeAttributes(document.body);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', window.addressAtStart);
  if (window.innerWidth !== VIEWPORT.width || window.innerHeight !== VIEWPORT.height)
    await page.viewport(VIEWPORT.width, VIEWPORT.height);
});
