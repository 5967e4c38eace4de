import { expect, test } from 'vitest';
import { createWebview, type WebviewWindow } from './webview.ts';

const host = 'https://app.banco.exemplo.com';
const ownOrigin = 'https://proposta.exemplo.com';

interface WebviewSetup {
  native?: boolean;
  embedded?: boolean;
  hostOrigins?: string[];
  ancestorOrigins?: string[];
}

function setUpWebview(setup: WebviewSetup = {}) {
  const { native = false, embedded = true, hostOrigins = [host], ancestorOrigins } = setup;
  const toParent: [message: unknown, origin: string][] = [];
  const toNative: string[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  const documentListeners = new Set<(event: MessageEvent) => void>();
  const parent = { postMessage: (message: unknown, origin: string) => void toParent.push([message, origin]) };
  const window = {
    postMessage: parent.postMessage,
    location: { ...(ancestorOrigins && { ancestorOrigins }) },
    addEventListener(type: 'message', listener: (event: MessageEvent) => void) {
      if (type === 'message') listeners.add(listener);
    },
    document: {
      addEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
        void documentListeners.add(listener),
    },
    ...(native && { ReactNativeWebView: { postMessage: (message: string) => void toNative.push(message) } }),
  };
  const fullWindow: WebviewWindow = Object.assign(window, { parent: embedded ? parent : window });
  const webview = createWebview(fullWindow, { hostOrigins, ownOrigin });
  const receive = (data: unknown, origin = host, source: unknown = parent) => {
    // The code under test reads only these three members of an event.
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent);
  };
  /** As `WebView.postMessage(text)` of react-native-webview does it: an event of the page itself, without an origin. */
  const receiveText = (data: string, system: 'iOS' | 'Android'): void => {
    for (const listener of system === 'iOS' ? listeners : documentListeners)
      listener(new MessageEvent('message', { data }));
  };
  return { webview, toParent, toNative, receive, receiveText };
}
const props = { isWebView: true, topInset: 44, bottomInset: 34, dispatchCopyHash: true };

test('[4.40e] [3.44a] [3.44, 4.40] the app accepts the props of its host and passes them to listeners', () => {
  const { webview, receive } = setUpWebview();
  expect(webview.props()).toEqual({ isWebView: false, topInset: 0, bottomInset: 0, dispatchCopyHash: false });
  const received: unknown[] = [];
  const stop = webview.subscribe(next => received.push(next));
  receive({ type: 'webviewProps', props });
  expect(webview.props()).toEqual(props);
  stop();
  receive({ type: 'webviewProps', props: { topInset: 20 } });
  expect(webview.props()).toEqual({ ...props, topInset: 20 });
  expect(received).toEqual([props]);
});

test('[3.44, 12.8] a page is hosted if it is embedded and a host that may send props is listed, or in a native web view', () => {
  expect(setUpWebview().webview.isHosted).toBe(true);
  expect(setUpWebview({ native: true, embedded: false }).webview.isHosted).toBe(true);
  expect(setUpWebview({ hostOrigins: [] }).webview.isHosted).toBe(false);
  expect(setUpWebview({ embedded: false }).webview.isHosted).toBe(false);
});

test('[12.8a] the app accepts messages only from a parent with a listed origin', () => {
  const { webview, receive } = setUpWebview();
  const before = webview.props();
  for (const origin of ['https://mal.exemplo.com', `${host}.mal.exemplo.com`, 'null', '', ownOrigin])
    receive({ type: 'webviewProps', props }, origin);
  receive({ type: 'webviewProps', props }, host, {});
  expect(webview.props()).toBe(before);
});

test('[3.44] each prop may be sent alone; the largest bar has 200 px, and false and 0 are values, too', () => {
  const { webview, receive } = setUpWebview();
  receive({ type: 'webviewProps', props: { ...props, autocomplete: true } });
  expect(webview.props()).toEqual({ ...props, autocomplete: true });
  for (const [name, value] of [
    ['isWebView', false],
    ['topInset', 0],
    ['topInset', 200],
    ['bottomInset', 200],
    ['bottomInset', 0],
    ['dispatchCopyHash', false],
    ['autocomplete', false],
  ] as const) {
    const before = webview.props();
    receive({ type: 'webviewProps', props: { [name]: value } });
    expect(webview.props()).toEqual({ ...before, [name]: value });
  }
});

test('[12.8b] a prop of the wrong shape changes nothing', () => {
  const { webview, receive } = setUpWebview();
  const before = webview.props();
  for (const data of [
    undefined,
    null,
    'webviewProps',
    [],
    { type: 'other', props },
    { type: 'webviewProps' },
  ])
    receive(data);
  receive({ type: 'webviewProps', props: null });
  receive({
    type: 'webviewProps',
    props: {
      isWebView: 'true',
      topInset: -1,
      bottomInset: 9999,
      dispatchCopyHash: 1,
      autocomplete: 'on',
      other: 'x',
    },
  });
  receive({ type: 'webviewProps', props: 'topInset' });
  receive({ type: 'webviewProps', props: { topInset: Number.NaN, bottomInset: '1; color: red' } });
  receive({ type: 'webviewProps', props: { topInset: '44' } });
  expect(webview.props()).toEqual(before);
});

test('[1.6b] [1.6, 4.40, 12.8] messages to the parent are addressed to exactly the listed origins', () => {
  const { webview, toParent } = setUpWebview({ hostOrigins: [host, 'https://outro.exemplo.com'] });
  webview.send('finished');
  webview.send('copyHash', 'abc');
  expect(toParent).toStrictEqual([
    [{ type: 'finished' }, host],
    [{ type: 'finished' }, 'https://outro.exemplo.com'],
    [{ type: 'copyHash', detail: 'abc' }, host],
    [{ type: 'copyHash', detail: 'abc' }, 'https://outro.exemplo.com'],
  ]);
});

test('[1.6b] [4.40] a browser that names the embedding page sends to it alone, without a console error for each other origin', () => {
  const hostOrigins = ['https://outro.exemplo.com', host];
  const { webview, toParent } = setUpWebview({
    hostOrigins,
    ancestorOrigins: [host, 'https://loja.exemplo'],
  });
  webview.send('finished');
  expect(toParent).toStrictEqual([[{ type: 'finished' }, host]]);
  const hidden = setUpWebview({ hostOrigins, ancestorOrigins: ['null'] });
  hidden.webview.send('finished');
  expect(hidden.toParent).toHaveLength(2);
});

test('[12.8] without a listed host, or without an embedding page, nothing is sent', () => {
  const unlisted = setUpWebview({ hostOrigins: [] });
  unlisted.webview.send('finished');
  expect(unlisted.toParent).toEqual([]);
  const alone = setUpWebview({ embedded: false });
  alone.webview.send('finished');
  expect(alone.toParent).toEqual([]);
});

test('[1.6a] [1.6, 4.40] messages to a native web view go over its bridge', () => {
  const { webview, toNative, receive } = setUpWebview({ native: true, embedded: false });
  expect(webview.props().isWebView).toBe(true);
  webview.send('darkTheme');
  expect(toNative).toEqual(['{"type":"darkTheme"}']);
  receive({ type: 'webviewProps', props: { topInset: 44 } }, ownOrigin, null);
  expect(webview.props().topInset).toBe(44);
  receive({ type: 'webviewProps', props: { topInset: 20 } }, host, null);
  expect(webview.props().topInset, 'only the bridge is heard').toBe(44);
});

test.each(['iOS', 'Android'] as const)(
  '[3.44] the app accepts the text that a native web view posts on %s, and ignores any other text',
  system => {
    const { webview, receiveText } = setUpWebview({ native: true, embedded: false });
    receiveText(JSON.stringify({ type: 'webviewProps', props: { topInset: 44 } }), system);
    expect(webview.props().topInset).toBe(44);
    const before = webview.props();
    for (const text of ['', '{', 'null', '44', '"webviewProps"', '{"type":"webviewProps","props":null}'])
      receiveText(text, system);
    expect(webview.props()).toEqual(before);
  },
);

test('[12.8] without the bridge of a native web view, text and messages without an origin are ignored', () => {
  const text = JSON.stringify({ type: 'webviewProps', props });
  for (const embedded of [true, false]) {
    const { webview, receive, receiveText } = setUpWebview({ embedded });
    for (const system of ['iOS', 'Android'] as const) receiveText(text, system);
    receive(text);
    receive({ type: 'webviewProps', props }, '');
    expect(webview.props().isWebView).toBe(false);
  }
});

test('[12.8] a page that is not embedded hears no other window', () => {
  const { webview, receive } = setUpWebview({ embedded: false });
  receive({ type: 'webviewProps', props }, host);
  receive({ type: 'webviewProps', props }, ownOrigin);
  expect(webview.props().isWebView).toBe(false);
});
