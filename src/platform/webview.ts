import { createListeners } from './listeners.ts';

/** Properties of the embedding app (3.44). Insets are CSS pixels that its own bars cover. */
export interface WebviewProps {
  isWebView: boolean;
  topInset: number;
  bottomInset: number;
  /**
   * The app wants the hash id in order to copy or keep the access link itself: it receives `copyHash` (assumption
   * 4.40).
   */
  dispatchCopyHash: boolean;
  /** The device's autocomplete setting (4.31); absent until the app sends it. */
  autocomplete?: boolean;
}

/** Messages to the embedding app (4.40). Only copyHash has a detail: the hash id. */
export type WebviewEvent = 'finished' | 'home' | 'darkTheme' | 'lightTheme' | 'copyHash';

export interface Webview {
  /** The page is embedded by something that may send properties: a native app, or a page on a listed origin. */
  hosted: boolean;
  props(): WebviewProps;
  /** Emitted when a property changes. Returns a function that unsubscribes. */
  subscribe(listener: (props: WebviewProps) => void): () => void;
  send(event: WebviewEvent, detail?: string): void;
}

export interface WebviewWindow {
  parent: { postMessage(message: unknown, origin: string): void };
  /** The bridge of a native web view. */
  ReactNativeWebView?: { postMessage(message: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface WebviewOptions {
  /** Exact origins of the pages that may embed the app. */
  hostOrigins: readonly string[];
  /** The origin of this page: a native bridge posts its messages from it. */
  ownOrigin: string;
}

const standaloneProps: WebviewProps = {
  isWebView: false,
  topInset: 0,
  bottomInset: 0,
  dispatchCopyHash: false,
};
const tallest = 200;

const isInset = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= tallest;

/** Takes over the valid properties and leaves the others unchanged. */
function withReceived(props: WebviewProps, received: object): WebviewProps {
  const next = { ...props };
  if ('isWebView' in received && typeof received.isWebView === 'boolean') next.isWebView = received.isWebView;
  if ('topInset' in received && isInset(received.topInset)) next.topInset = received.topInset;
  if ('bottomInset' in received && isInset(received.bottomInset)) next.bottomInset = received.bottomInset;
  if ('dispatchCopyHash' in received && typeof received.dispatchCopyHash === 'boolean')
    next.dispatchCopyHash = received.dispatchCopyHash;
  if ('autocomplete' in received && typeof received.autocomplete === 'boolean')
    next.autocomplete = received.autocomplete;
  return next;
}

/** Messages both ways: `{ type: 'webviewProps', props }` in, `{ type: 'finished' | ..., detail? }` out (x-assumed). */
export function createWebview(window: WebviewWindow, { hostOrigins, ownOrigin }: WebviewOptions): Webview {
  const native = window.ReactNativeWebView;
  const embedded = !native && window.parent !== (window as unknown); // compared by identity only
  const listeners = createListeners<[WebviewProps]>();
  let props: WebviewProps = native ? { ...standaloneProps, isWebView: true } : standaloneProps;

  const receive = ({ origin, source, data }: MessageEvent) => {
    const fromNative = native !== undefined && origin === ownOrigin;
    const fromParent = embedded && source === (window.parent as unknown) && hostOrigins.includes(origin);
    if (!fromNative && !fromParent) return;
    if (typeof data !== 'object' || data?.type !== 'webviewProps' || typeof data.props !== 'object') return;
    props = withReceived(props, data.props ?? {});
    listeners.notify(props);
  };
  // Listens for the life of the page: properties may arrive before the first subscription.
  window.addEventListener('message', receive);

  return {
    hosted: native !== undefined || (embedded && hostOrigins.length > 0),
    props: () => props,
    subscribe: listeners.add,
    send(type, detail) {
      const message = detail === undefined ? { type } : { type, detail };
      if (native) native.postMessage(JSON.stringify(message));
      else if (embedded) for (const origin of hostOrigins) window.parent.postMessage(message, origin);
    },
  };
}
