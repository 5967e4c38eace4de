import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import { createListeners } from './listeners.ts';

/** Properties of the embedding app (3.44). Insets are CSS pixels that its own bars cover. */
export interface WebviewProps {
  isWebView: boolean;
  topInset: number;
  bottomInset: number;
  /**
   * True if the embedding app copies or stores the access link itself: it then receives `copyHash` (assumption 4.40).
   */
  dispatchCopyHash: boolean;
  /** The device's autocomplete setting (4.31); absent until the app sends it. */
  autocomplete?: boolean;
}

/** Messages to the embedding app (4.40). Only copyHash has a detail: the hash id. */
export type WebviewEvent = 'finished' | 'home' | 'darkTheme' | 'lightTheme' | 'copyHash';

export interface Webview {
  /** True if the page is embedded by a native app, or by a page while origins are listed: both may send properties. */
  isHosted: boolean;
  props(): WebviewProps;
  /** Emitted when a property changes. Returns a function that unsubscribes. */
  subscribe(listener: (props: WebviewProps) => void): () => void;
  send(event: WebviewEvent, detail?: string): void;
}

interface MessageTarget {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface WebviewWindow extends MessageTarget {
  document: MessageTarget;
  parent: { postMessage(message: unknown, origin: string): void };
  /** The origins of the embedding pages, the nearest first. Firefox may not have them, or hide one as `null`. */
  location: { readonly ancestorOrigins?: ArrayLike<string> };
  /** The bridge of a native web view. */
  ReactNativeWebView?: { postMessage(message: string): void };
}

export interface WebviewOptions {
  /** Exact origins of the pages that may embed the app. */
  hostOrigins: readonly string[];
  /** The origin of this page, from which code of a native app may post its messages. */
  ownOrigin: string;
}

const STANDALONE_PROPS: WebviewProps = {
  isWebView: false,
  topInset: 0,
  bottomInset: 0,
  dispatchCopyHash: false,
};
/** CSS pixels. */
const MAX_INSET = 200;

const isInset = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_INSET;

/** Returns the properties with the valid received ones; invalid ones are ignored. */
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

/** Receives messages `{ type: 'webviewProps', props }` and sends `{ type: 'finished' | ..., detail? }` (x-assumed). */
export function createWebview(window: WebviewWindow, { hostOrigins, ownOrigin }: WebviewOptions): Webview {
  const nativeBridge = window.ReactNativeWebView;
  const isEmbedded = !nativeBridge && window.parent !== (window as unknown); // compared by identity only
  const parentOrigin = window.location.ancestorOrigins?.[0] ?? '';
  // A message to any other origin writes an error to the console of the embedding page.
  const receiverOrigins = hostOrigins.includes(parentOrigin) ? [parentOrigin] : hostOrigins;
  const listeners = createListeners<[WebviewProps]>();
  let props: WebviewProps = nativeBridge ? { ...STANDALONE_PROPS, isWebView: true } : STANDALONE_PROPS;

  const receive = ({ origin, source, data: sentData }: MessageEvent) => {
    // The bridge creates its events in the page, without an origin. A message of another window always has one.
    const isFromNative = nativeBridge !== undefined && (origin === ownOrigin || origin === '');
    const isFromParent = isEmbedded && source === (window.parent as unknown) && hostOrigins.includes(origin);
    if (!isFromNative && !isFromParent) return;
    const isJson = isFromNative && typeof sentData === 'string';
    const data = isJson ? tryOrUndefined(() => JSON.parse(sentData)) : sentData;
    if (typeof data !== 'object' || data?.type !== 'webviewProps' || typeof data.props !== 'object') return;
    props = withReceived(props, data.props ?? {});
    listeners.notify(props);
  };
  // Never unsubscribed: properties may arrive before the first subscription.
  window.addEventListener('message', receive);
  // On Android the bridge sends to the document, on iOS to the window.
  if (nativeBridge) window.document.addEventListener('message', receive);

  return {
    isHosted: nativeBridge !== undefined || (isEmbedded && hostOrigins.length > 0),
    props: () => props,
    subscribe: listeners.add,
    send(type, detail) {
      const message = detail === undefined ? { type } : { type, detail };
      if (nativeBridge) nativeBridge.postMessage(JSON.stringify(message));
      else if (isEmbedded) for (const origin of receiverOrigins) window.parent.postMessage(message, origin);
    },
  };
}
