/** Hosts that the workbench can imitate: a browser, the web view of a native app, an embedding page. */
export const hostKinds = ['browser', 'webview', 'parent'] as const;
export type HostKind = (typeof hostKinds)[number];

/** Properties that a native app or embedding page passes in; its own bars cover these CSS pixels. */
export const hostProps = { isWebView: true, topInset: 24, bottomInset: 16, dispatchCopyHash: false };

/** Imitates the host of a page before its app starts. `onMessage` gets the app's messages to its host. */
export function imitateHost(kind: HostKind, page: Window, onMessage: (message: unknown) => void): void {
  if (kind === 'webview') {
    const bridge = { postMessage: (text: string) => onMessage(JSON.parse(text)) };
    Object.assign(page, { ReactNativeWebView: bridge });
  }
  if (kind === 'parent') allowOrigin(page.document, page.location.origin);
}

/** Sends the app the messages that a host sends once the app listens. */
export function introduceHost(kind: HostKind, page: Window): void {
  if (kind !== 'browser') page.postMessage({ type: 'webviewProps', props: hostProps }, page.location.origin);
}

/** Asks the app for the hash once, as a host that copies the link. */
export function askForHash(page: Window): void {
  for (const dispatchCopyHash of [true, false])
    page.postMessage({ type: 'webviewProps', props: { dispatchCopyHash } }, page.location.origin);
}

/** Listens to the messages of the app in a frame. @returns a function that stops it. */
export function listenToFrame(frame: HTMLIFrameElement, onMessage: (message: unknown) => void): () => void {
  const receive = ({ source, data }: MessageEvent): void => {
    if (source === frame.contentWindow) onMessage(data);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

/** Allows this origin to embed the page, as the configuration of a server would. */
function allowOrigin(page: Document, origin: string): void {
  const element = page.getElementById('deployment');
  if (!element) return;
  const settings: unknown = JSON.parse(element.textContent?.trim() || '{}');
  element.textContent = JSON.stringify({ ...(settings as object), hostOrigins: [origin] }); // the app checks it
}
