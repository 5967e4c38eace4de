import { expect, test } from 'vitest';
import { type FocusDocument, showFocusAfterTab } from './show-focus-after-tab.ts';

function setUpDocument() {
  const scrolled: ScrollIntoViewOptions[] = [];
  const listeners = new Set<(event: { code: string }) => void>();
  const document: FocusDocument = {
    activeElement: { scrollIntoView: options => void scrolled.push(options) },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  const releaseKey = (code: string): void => {
    for (const listener of listeners) listener({ code });
  };
  return { document, scrolled, releaseKey };
}

test('[13.1] [15.1] after Tab the focused element is scrolled out from under the dock; other keys scroll nothing', () => {
  const { document, scrolled, releaseKey } = setUpDocument();
  const stop = showFocusAfterTab(document);
  releaseKey('KeyA');
  expect(scrolled).toEqual([]);
  releaseKey('Tab');
  expect(scrolled).toEqual([{ block: 'nearest' }]);
  document.activeElement = null;
  expect(() => releaseKey('Tab')).not.toThrow();
  stop();
  document.activeElement = { scrollIntoView: options => void scrolled.push(options) };
  releaseKey('Tab');
  expect(scrolled).toHaveLength(1);
});
