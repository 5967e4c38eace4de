import type { Context } from './context.ts';

/**
 * Headers that come and go while the app runs (3.49): the fingerprint (7.2) and the access token (6.2). The token belongs to the hash
 * id of this tab: a call about another one does not carry it (assumption 9.36).
 * @param hashId what the call is about; absent where its path names no hash id.
 */
export function callHeaders(
  { state, platform }: Pick<Context, 'state' | 'platform'>,
  hashId = state.hashId,
): Record<string, string> {
  return {
    ...state.headers,
    'x-fingerprint': platform.fingerprint.current() ?? '',
    'x-access-token': hashId === state.hashId ? state.launchParams.accessToken : '',
  };
}
