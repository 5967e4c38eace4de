// The test files of a worker share one page, so that its modules load only once, which halves the time of the tests.
// Before each file this module resets the page to the state in which it opened.
import { cleanup } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

/** The size of the page in CSS pixels, unless a test sets another. */
const VIEWPORT = { width: 414, height: 896 };

declare global {
  interface Window {
    /** The address at which the page opened, before any app changed it. */
    addressAtStart?: string;
    /** The functions of the browser, before any mock service replaced them. */
    nativeSenders?: Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest'>;
  }
}

window.addressAtStart ??= location.href;
window.nativeSenders ??= { fetch, XMLHttpRequest };

function removeAttributes(element: Element, ...keptNames: readonly string[]): void {
  for (const name of element.getAttributeNames())
    if (!keptNames.includes(name)) element.removeAttribute(name);
}

beforeAll(async () => {
  const { nativeSenders } = window;
  if (fetch !== nativeSenders?.fetch || XMLHttpRequest !== nativeSenders.XMLHttpRequest)
    throw new Error('The file before this one did not stop its mock service.');
  if (!matchMedia('(hover: hover)').matches)
    throw new Error('The file before this one took the mouse away. Move it to the project `isolated`.');
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
