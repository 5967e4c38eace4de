import type { PlatformContext } from './context.ts';

/**
 * Sends messages to the embedding app (4.40): `finished` at the end of the journey, `copyHash` with the hash id while
 * the embedding app requests it. Returns a function to call after every change of state or props.
 */
export function createHostNotifier({ state, platform: { webview } }: PlatformContext): () => void {
  let wasAtEnd = false;
  let lastSentHash = '';
  return () => {
    const isAtEnd = state.place.kind === 'finalPage' && !state.errorPage;
    if (isAtEnd && !wasAtEnd) webview.send('finished');
    wasAtEnd = isAtEnd;
    const requestedHash = webview.props().dispatchCopyHash ? state.hashId : '';
    if (requestedHash !== '' && requestedHash !== lastSentHash) webview.send('copyHash', requestedHash);
    lastSentHash = requestedHash;
  };
}
