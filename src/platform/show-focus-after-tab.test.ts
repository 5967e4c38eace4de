import { expect, test } from 'vitest';
import { type FocusDocument, showFocusAfterTab } from './show-focus-after-tab.ts';

function setUpDocument() {
  const scrolled: ScrollIntoViewOptions[] = [];
  const element = {
    scrollIntoView: (options: ScrollIntoViewOptions): void => void scrolled.push(options),
    closest: (): FocusDocument['activeElement'] => null,
  };
  const listeners = new Set<(event: { code: string }) => void>();
  const document: FocusDocument = {
    activeElement: element,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  const releaseKey = (code: string): void => {
    for (const listener of listeners) listener({ code });
  };
  return { document, element, scrolled, releaseKey };
}

test('[13.1] [15.1] after Tab the focused element is scrolled out from under the dock; other keys scroll nothing', () => {
  const { document, element, scrolled, releaseKey } = setUpDocument();
  const stop = showFocusAfterTab(document);
  releaseKey('KeyA');
  expect(scrolled).toEqual([]);
  releaseKey('Tab');
  expect(scrolled).toEqual([{ block: 'nearest' }]);
  document.activeElement = null;
  expect(() => releaseKey('Tab')).not.toThrow();
  stop();
  document.activeElement = element;
  releaseKey('Tab');
  expect(scrolled).toHaveLength(1);
});

test.each(['label', '[data-row]'])(
  '[13.1] [15.1] after Tab a box is shown with its whole row, which may have several lines: %s',
  row => {
    const { document, element, scrolled, releaseKey } = setUpDocument();
    const scrolledLabels: ScrollIntoViewOptions[] = [];
    const label = {
      ...element,
      scrollIntoView: (options: ScrollIntoViewOptions) => void scrolledLabels.push(options),
    };
    document.activeElement = {
      ...element,
      closest: selector => (selector.split(', ').includes(row) ? label : null),
    };
    const stop = showFocusAfterTab(document);
    releaseKey('Tab');
    stop();
    expect(scrolledLabels).toEqual([{ block: 'nearest' }]);
    expect(scrolled).toEqual([]);
  },
);
