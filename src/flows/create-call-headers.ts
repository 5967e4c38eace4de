import type { Fingerprint } from '#platform/fingerprint.ts';
import type { AppState } from '#state/app-state.ts';

/** Where the headers come from: the running app, or the start of a visit before it. */
interface HeaderSource {
  state: Pick<AppState, 'hashId' | 'launchParams'>;
  platform: { fingerprint: Pick<Fingerprint, 'current'> };
}

/**
 * Headers that change while the app runs (3.49): the fingerprint (7.2) and the access token (6.2). The token belongs to
 * this tab's hash id; a call about another hash id does not carry it (assumption 9.36).
 * @param hashId the hash id in the call's path; absent if it has none.
 */
export function createCallHeaders(
  { state, platform }: HeaderSource,
  hashId = state.hashId,
): Record<string, string> {
  return {
    'x-fingerprint': platform.fingerprint.current() ?? '',
    'x-access-token': hashId === state.hashId ? state.launchParams.accessToken : '',
  };
}

/**
 * The same headers, and for the proposal of another hash id the token of the code that was confirmed for it (8.24). The
 * start of a visit knows no such code, and its page has no room for this (0020).
 */
export function createAppCallHeaders(
  source: HeaderSource & { state: Pick<AppState, 'redirectToken'> },
  hashId?: string,
): Record<string, string> {
  const headers = createCallHeaders(source, hashId);
  const token = redirectTokenOf(source.state, hashId);
  return token === undefined ? headers : { ...headers, 'x-access-token': token };
}

/** The token of the code that was confirmed for the proposal of another hash id; `undefined` for none (8.24). */
export const redirectTokenOf = (
  { redirectToken }: Pick<AppState, 'redirectToken'>,
  hashId: string | undefined,
): string | undefined => (redirectToken?.hashId === hashId ? redirectToken?.token : undefined);
