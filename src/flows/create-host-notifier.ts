import type { PlatformContext } from './context.ts';

/**
 * Sends messages to the embedding app (4.40): `finished` at the end of the journey, `copyHash` with the hash id while
 * the embedding app requests it. A hash id that only the cookie names may be that of another person: it is sent once
 * the visitor has continued the proposal (12.8). Returns a function to call after every change of state or props.
 */
export function createHostNotifier({ state, platform: { webview } }: PlatformContext): () => void {
  let wasAtEnd = false;
  let lastSentHash = '';
  return () => {
    const isAtEnd = state.place.kind === 'finalPage' && !state.errorPage;
    if (isAtEnd && !wasAtEnd) webview.send('finished');
    wasAtEnd = isAtEnd;
    const isRequested = webview.props().dispatchCopyHash && state.launchParams.hashSource !== 'cookie';
    const requestedHash = isRequested ? state.hashId : '';
    if (requestedHash !== '' && requestedHash !== lastSentHash) webview.send('copyHash', requestedHash);
    lastSentHash = requestedHash;
  };
}
