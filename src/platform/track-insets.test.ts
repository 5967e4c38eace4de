import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';
import { type InsetsWindow, trackInsets } from './track-insets.ts';
import type { WebviewProps } from './webview.ts';

function setUpInsets({
  height = 740,
  viewport = true,
  hasFocus = true,
  bars = { topInset: 24, bottomInset: 16 },
} = {}) {
  const properties: Record<string, string> = {};
  const scrolled: ScrollIntoViewOptions[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const viewportSize = { height, offsetTop: 0, scale: 1 };
  const changes = createListeners<[WebviewProps]>();
  let props: WebviewProps = { isWebView: true, ...bars, dispatchCopyHash: false };
  const window: InsetsWindow = {
    innerHeight: height,
    visualViewport: viewport
      ? Object.assign(viewportSize, {
          addEventListener: (type: string, listener: (event: unknown) => void) =>
            void listeners.set(type, listener),
          removeEventListener: (type: string) => void listeners.delete(type),
        })
      : null,
    document: {
      documentElement: {
        style: {
          getPropertyValue: name => properties[name] ?? '',
          setProperty: (name, value) => void Object.assign(properties, { [name]: value }),
        },
      },
      activeElement: hasFocus ? { scrollIntoView: options => void scrolled.push(options) } : null,
    },
  };
  const stop = trackInsets(window, { props: () => props, subscribe: changes.add });
  return {
    written: properties,
    scrolled,
    stop,
    change(next: Partial<WebviewProps>) {
      props = { ...props, ...next };
      changes.notify(props);
    },
    changeViewport(next: Partial<typeof viewportSize>, event = 'resize') {
      Object.assign(viewportSize, next);
      listeners.get(event)?.({});
    },
    listenedEvents: () => [...listeners.keys()],
  };
}

test("[3.44b] the space of the host's bars is kept free, also when they change", () => {
  const { written, change, stop } = setUpInsets();
  expect(written).toMatchObject({ '--inset-top': '24px', '--inset-bottom': '16px' });
  change({ topInset: 0, bottomInset: 34 });
  expect(written).toMatchObject({ '--inset-top': '0px', '--inset-bottom': '34px' });
  stop();
  change({ bottomInset: 50 });
  expect(written['--inset-bottom']).toBe('34px');
});

test('[15.1c] the space of an on-screen keyboard is kept free, and the focused field is scrolled into view', () => {
  const { written, scrolled, changeViewport, stop, listenedEvents } = setUpInsets();
  changeViewport({ height: 420 });
  expect(written['--keyboard']).toBe('320px');
  expect(scrolled).toEqual([{ block: 'nearest' }]);
  changeViewport({ height: 420, offsetTop: 100 }, 'scroll');
  expect(written['--keyboard']).toBe('220px');
  expect(scrolled).toHaveLength(1);
  changeViewport({ height: 740, offsetTop: 0 });
  expect(written['--keyboard']).toBe('0px');
  expect(scrolled).toHaveLength(1);
  stop();
  expect(listenedEvents()).toEqual([]);
});

test('[15.1c] a keyboard that opens while nothing has the focus scrolls nothing', () => {
  const { written, scrolled, changeViewport } = setUpInsets({ hasFocus: false });
  changeViewport({ height: 420 });
  expect(written['--keyboard']).toBe('320px');
  expect(scrolled).toEqual([]);
});

test('[15.1c] the smallest keyboard is 80 px high, also on a page that is hardly zoomed', () => {
  const { written, changeViewport } = setUpInsets();
  changeViewport({ height: 661 });
  expect(written['--keyboard']).toBeUndefined();
  changeViewport({ height: 660.4, scale: 1.01 });
  expect(written['--keyboard']).toBe('80px');
});

test('a bar of the browser or a zoom does not count as a keyboard', () => {
  const { written, changeViewport } = setUpInsets();
  changeViewport({ height: 684 });
  expect(written['--keyboard']).toBeUndefined();
  changeViewport({ height: 370, scale: 2 });
  expect(written['--keyboard']).toBeUndefined();
});

test('without a visual viewport the space of the bars is still kept free', () => {
  const { written, change, stop } = setUpInsets({ viewport: false });
  expect(written).toEqual({ '--inset-top': '24px', '--inset-bottom': '16px' });
  stop();
  change({ bottomInset: 50 });
  expect(written['--inset-bottom']).toBe('16px');
});

test('[14.1] without bars and keyboard nothing is written, because each variable of the root restyles the whole page', () => {
  const { written, change } = setUpInsets({ bars: { topInset: 0, bottomInset: 0 } });
  expect(written).toEqual({});
  change({ bottomInset: 34 });
  expect(written).toEqual({ '--inset-bottom': '34px' });
  change({ bottomInset: 0 });
  expect(written).toEqual({ '--inset-bottom': '0px' });
});
