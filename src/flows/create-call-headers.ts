import type { Fingerprint } from '#platform/fingerprint.ts';
import type { AppState } from '#state/app-state.ts';

/** Where the headers come from: the running app, or the start of a visit before it. */
interface HeaderSource {
  state: Pick<AppState, 'hashId' | 'launchParams'> & Partial<Pick<AppState, 'redirectToken'>>;
  platform: { fingerprint: Pick<Fingerprint, 'current'> };
}

/**
 * Headers that change while the app runs (3.49): the fingerprint (7.2) and the access token (6.2). The token belongs to
 * this tab's hash id; a call about another hash id does not carry it (assumption 9.36), but that of a code confirmed for it.
 * @param hashId the hash id in the call's path; absent if it has none.
 */
export function createCallHeaders(
  { state, platform }: HeaderSource,
  hashId = state.hashId,
): Record<string, string> {
  const { launchParams, redirectToken } = state;
  const otherToken = redirectToken?.hashId === hashId ? redirectToken.token : '';
  return {
    'x-fingerprint': platform.fingerprint.current() ?? '',
    'x-access-token': hashId === state.hashId ? launchParams.accessToken : otherToken,
  };
}
