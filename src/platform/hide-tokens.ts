import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { type Cookies, cookieNames } from './cookies.ts';

/** Query parameters that are tokens (2.22), and the cookies they go to (12.1). */
const cookieOfParameter = {
  token: cookieNames.accessToken,
  jwtToken: cookieNames.jwtToken,
  userOfficeToken: cookieNames.userOfficeToken,
} as const;

const holdsToken = (address: string): boolean => {
  const { searchParams } = new URL(address);
  return Object.keys(cookieOfParameter).some(parameter => searchParams.has(parameter));
};

/**
 * Tokens belong to the hash id they came with (assumption 6.2): what another one left behind goes, and the cookie of the
 * hash id says whose the new ones are, since the address will not bring them again.
 */
function changeOwner(query: URLSearchParams, tabHashId: string | undefined, cookies: Cookies): boolean {
  const hashId = query.get('agx_hash')?.trim() || query.get('Agx_hash')?.trim() || tabHashId;
  const owner = cookies.read(cookieNames.hashId);
  if (hashId === undefined || hashId === '' || hashId === owner) return true;
  for (const cookie of ofOneProposal) if (cookies.read(cookie) !== undefined) cookies.remove(cookie);
  return cookies.write(cookieNames.hashId, hashId).ok;
}

/** Cookies that belong to one proposal; the office token is the typist's. */
const ofOneProposal = [cookieNames.accessToken, cookieNames.jwtToken, cookieNames.proposalId] as const;

/** The part of a window that is used. */
export interface TokenWindow {
  location: Pick<Location, 'href' | 'reload'>;
  history: Pick<History, 'replaceState' | 'state'>;
  performance: { getEntriesByType(type: 'navigation'): readonly { name: string }[] };
}

/**
 * Takes the tokens out of the address and the history, before any other code of ours runs (12.1).
 * The browser's own record of the navigation keeps the old address until the page is loaded again: when the cookies
 * have really kept everything, the page is reloaded without tokens. `true`: it is being reloaded, do nothing more.
 * @param tabHashId the hash id that this tab remembers: an address without one means that one (3.17).
 */
export function hideTokens(window: TokenWindow, cookies: Cookies, tabHashId?: string): boolean {
  const address = new URL(window.location.href);
  if (!holdsToken(address.href)) return false;
  let kept = changeOwner(address.searchParams, tabHashId, cookies);
  for (const [parameter, cookie] of Object.entries(cookieOfParameter)) {
    const token = address.searchParams.get(parameter);
    if (token === null) continue;
    address.searchParams.delete(parameter);
    // One that no header can hold is not kept: it would break every call, in later visits too.
    if (fitsInHeader(token) && !cookies.write(cookie, token).ok) kept = false;
  }
  window.history.replaceState(window.history.state, '', address.href);
  const recorded = window.performance.getEntriesByType('navigation')[0]?.name;
  if (!kept || recorded === undefined || !holdsToken(recorded)) return false;
  window.location.reload();
  return true;
}
