import type { Context } from './context.ts';

/**
 * Tells the app around us what it is waiting for (4.40): `finished` when the journey has come to its end, `copyHash` with the hash as
 * long as it wants it. Answers a function that looks again, to be called whenever the state or the props have changed.
 */
export function createHostNotifier({
  state,
  platform: { webview },
}: Pick<Context, 'state' | 'platform'>): () => void {
  let finished = false;
  let lastSent = '';
  return () => {
    const atEnd = state.place.kind === 'finalPage' && !state.errorPage;
    if (atEnd && !finished) webview.send('finished');
    finished = atEnd;
    const wanted = webview.props().dispatchCopyHash ? state.hashId : '';
    if (wanted !== '' && wanted !== lastSent) webview.send('copyHash', wanted);
    lastSent = wanted;
  };
}
