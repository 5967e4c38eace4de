import { createListeners } from './listeners.ts';

/** What the app around us says of itself (3.44). Insets are CSS pixels that its own bars cover. */
export interface WebviewProps {
  isWebView: boolean;
  topInset: number;
  bottomInset: number;
  /** The app wants the proposal hash, to copy or keep the access link itself: it is told by `copyHash` (assumption 4.40). */
  dispatchCopyHash: boolean;
}

/** What the app around us is told (4.40). Only copyHash carries a detail: the proposal hash. */
export type WebviewEvent = 'finished' | 'home' | 'darkTheme' | 'lightTheme' | 'copyHash';

export interface Webview {
  /** Somebody is around us who may say props: a native app, or a page on a listed origin. */
  hosted: boolean;
  props(): WebviewProps;
  /** The one event of a changed prop. Answers how to stop. */
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
  /** Exact origins of the pages that may embed us. */
  hostOrigins: readonly string[];
  /** The origin of this page: a native bridge injects its messages here. */
  ownOrigin: string;
}

const alone: WebviewProps = { isWebView: false, topInset: 0, bottomInset: 0, dispatchCopyHash: false };
const tallest = 200;

const isInset = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= tallest;

/** Takes over the props that are what they should be and leaves the others as they were. */
function changed(props: WebviewProps, received: object): WebviewProps {
  const next = { ...props };
  if ('isWebView' in received && typeof received.isWebView === 'boolean') next.isWebView = received.isWebView;
  if ('topInset' in received && isInset(received.topInset)) next.topInset = received.topInset;
  if ('bottomInset' in received && isInset(received.bottomInset)) next.bottomInset = received.bottomInset;
  if ('dispatchCopyHash' in received && typeof received.dispatchCopyHash === 'boolean')
    next.dispatchCopyHash = received.dispatchCopyHash;
  return next;
}

/** Messages both ways: `{ type: 'webviewProps', props }` in, `{ type: 'finished' | ..., detail? }` out (x-assumed). */
export function createWebview(window: WebviewWindow, { hostOrigins, ownOrigin }: WebviewOptions): Webview {
  const native = window.ReactNativeWebView;
  const embedded = !native && window.parent !== (window as unknown); // only identity is compared
  const listeners = createListeners<[WebviewProps]>();
  let props: WebviewProps = native ? { ...alone, isWebView: true } : alone;

  const hear = ({ origin, source, data }: MessageEvent) => {
    const fromNative = native !== undefined && origin === ownOrigin;
    const fromParent = embedded && source === (window.parent as unknown) && hostOrigins.includes(origin);
    if (!fromNative && !fromParent) return;
    if (typeof data !== 'object' || data?.type !== 'webviewProps' || typeof data.props !== 'object') return;
    props = changed(props, data.props ?? {});
    listeners.tell(props);
  };
  // Listens as long as the page lives: the props may come before anybody subscribes.
  window.addEventListener('message', hear);

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
