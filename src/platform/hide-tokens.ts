import { isHashId } from '#journey/launch-params-of.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { cookieNames } from './cookie-names.ts';
import type { Cookies } from './cookies.ts';

/** Query parameters with tokens (2.22), and their cookies (12.1). */
const cookieOfParameter = {
  token: cookieNames.accessToken,
  jwtToken: cookieNames.jwtToken,
  userOfficeToken: cookieNames.userOfficeToken,
} as const;

const hasToken = (address: string): boolean => {
  const { searchParams } = new URL(address);
  return Object.keys(cookieOfParameter).some(parameter => searchParams.has(parameter));
};

/**
 * Tokens belong to the hash id with which they came (assumption 6.2). Removes the tokens of another hash id and stores
 * the hash id of the new tokens in its cookie. Returns false if the browser did not store it.
 */
function assignToHashId(hashId: string, cookies: Cookies): boolean {
  if (hashId === cookies.read(cookieNames.hashId)) return true;
  for (const cookie of proposalCookies) cookies.remove(cookie);
  return cookies.write(cookieNames.hashId, hashId).ok;
}

/** Cookies of one proposal; the office token belongs to the typist. */
const proposalCookies = [cookieNames.accessToken, cookieNames.jwtToken, cookieNames.proposalId] as const;

/** The part of a window that is used. */
export interface TokenWindow {
  location: Pick<Location, 'href' | 'reload'>;
  history: Pick<History, 'replaceState' | 'state'>;
  performance: { getEntriesByType(type: 'navigation'): readonly { name: string }[] };
}

/**
 * Removes the tokens from the address and the history before any other code of the app runs (12.1). The browser records
 * the old address of the navigation until a reload, so if all cookies were stored, the page is reloaded without tokens.
 * Returns true if the page is being reloaded; then the caller does nothing more.
 * @param tabHashId the hash id in the memory of the tab; it applies if the address has none (3.17).
 */
export function hideTokens(window: TokenWindow, cookies: Cookies, tabHashId?: string): boolean {
  const address = new URL(window.location.href);
  if (!hasToken(address.href)) return false;
  const { searchParams } = address;
  const hashId =
    searchParams.get('agx_hash')?.trim() || searchParams.get('Agx_hash')?.trim() || tabHashId || '';
  // A link without a valid hash id does not change the tokens of the remembered proposal. The office token of a typist
  // belongs to no proposal, so a newer one replaces it; where there is none, the browser is a customer's.
  const isValid = isHashId(hashId);
  const isFirstVisit = cookies.read(cookieNames.hashId) === undefined;
  let areAllStored = !isValid || assignToHashId(hashId, cookies);
  for (const [parameter, cookie] of Object.entries(cookieOfParameter)) {
    const token = searchParams.get(parameter);
    if (token === null) continue;
    searchParams.delete(parameter);
    const isReplaced = cookie === cookieNames.userOfficeToken && cookies.read(cookie) !== undefined;
    const isUsed = isValid || (hashId === '' && (isFirstVisit || isReplaced));
    // A value that no header can carry would break every call, in later visits too, so it is dropped.
    if (isUsed && fitsInHeader(token) && !cookies.write(cookie, token).ok) areAllStored = false;
  }
  window.history.replaceState(window.history.state, '', address.href);
  const navigationAddress = window.performance.getEntriesByType('navigation')[0]?.name;
  if (!areAllStored || navigationAddress === undefined || !hasToken(navigationAddress)) return false;
  window.location.reload();
  return true;
}
