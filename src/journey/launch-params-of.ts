import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import type { LaunchParams } from './model/launch-params.ts';

/** Cookie names of the product (9.36). */
export interface LaunchCookies {
  agx_hash: string | undefined;
  cookiesAccessToken: string | undefined;
  jwtToken: string | undefined;
  userOfficeToken: string | undefined;
}

const HASH_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** A path as people read it; one with broken escapes stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Query parameters that are taken once and then leave the address bar (12.1). */
export const TAKEN_PARAMETERS = ['token', 'jwtToken', 'userOfficeToken', 'redo_step'] as const;

/** A hash id as the service makes them: anything else (path tricks, markup) is refused before it reaches an address. */
export const isHashId = (text: string): boolean => HASH_ID.test(text);

/** A token of the address; one that no header can hold is refused here: it would break every call (6.2). */
const tokenIn = (query: URLSearchParams, name: (typeof TAKEN_PARAMETERS)[number]): string => {
  const token = query.get(name) ?? '';
  return fitsInHeader(token) ? token : '';
};

/**
 * Reads what the visitor brings (2.22). The hash id comes from the address, then the tab's own memory, then the cookie;
 * a cookie only seeds a tab that has none (3.17). The tokens in the cookies belong to the hash id in the cookie beside them: a link
 * with another one does not get them, nor does any where nobody knows whose they are (6.2, assumption 9.36).
 */
export function launchParamsOf(
  query: URLSearchParams,
  tabHashId: string | undefined,
  cookies: LaunchCookies,
  path = '/',
): LaunchParams {
  const given = query.get('agx_hash')?.trim() || query.get('Agx_hash')?.trim();
  const candidate = given || tabHashId || cookies.agx_hash || '';
  const valid = isHashId(candidate);
  const ownsTokens = valid && cookies.agx_hash === candidate;
  const hashFrom = given ? 'address' : tabHashId ? 'tab' : cookies.agx_hash ? 'cookie' : 'nowhere';
  return {
    hashId: valid ? candidate : '',
    hashFrom,
    hashIsInvalid: candidate !== '' && !valid,
    accessToken: tokenIn(query, 'token') || (ownsTokens && cookies.cookiesAccessToken) || '',
    jwtToken: tokenIn(query, 'jwtToken') || (ownsTokens && cookies.jwtToken) || '',
    userOfficeToken: tokenIn(query, 'userOfficeToken') || cookies.userOfficeToken || '',
    redoStep: query.get('redo_step') ?? '',
    campaign: (query.get('campaign') || query.get('utm_campaign')) ?? '',
    path,
  };
}

/** The query that stays in the address: what was taken is gone, the rest keeps its order. */
export function remainingQuery(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of TAKEN_PARAMETERS) rest.delete(name);
  return rest;
}
