/** Where the app believes to be: in a browser, in the web view of a native app, in a page that embeds it. */
export const hostKinds = ['browser', 'webview', 'parent'] as const;
export type HostKind = (typeof hostKinds)[number];

/** What a native app or a page around ours says of itself; its own bars cover these CSS pixels. */
export const hostProps = { isWebView: true, topInset: 24, bottomInset: 16, dispatchCopyHash: false };

/** Plays the host of a page before its app starts. `heard` gets what the app tells its host. */
export function playHost(kind: HostKind, page: Window, onMessage: (message: unknown) => void): void {
  if (kind === 'webview') {
    const bridge = { postMessage: (text: string) => onMessage(JSON.parse(text)) };
    Object.assign(page, { ReactNativeWebView: bridge });
  }
  if (kind === 'parent') allowOrigin(page.document, page.location.origin);
}

/** Says to the app what a host says once the app listens. */
export function introduceHost(kind: HostKind, page: Window): void {
  if (kind !== 'browser') page.postMessage({ type: 'webviewProps', props: hostProps }, page.location.origin);
}

/** The host wants to copy the link: it asks for the hash once. */
export function askForHash(page: Window): void {
  for (const dispatchCopyHash of [true, false])
    page.postMessage({ type: 'webviewProps', props: { dispatchCopyHash } }, page.location.origin);
}

/** Hears what the app in a frame says to the page around it. @returns a function that ends it. */
export function listenToFrame(frame: HTMLIFrameElement, onMessage: (message: unknown) => void): () => void {
  const hear = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow) onMessage(data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** As a server would: the page may be embedded by this origin. */
function allowOrigin(page: Document, origin: string): void {
  const element = page.getElementById('deployment');
  if (!element) return;
  const given: unknown = JSON.parse(element.textContent?.trim() || '{}');
  element.textContent = JSON.stringify({ ...(given as object), hostOrigins: [origin] }); // the app itself checks it
}
