import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import type { LaunchParams } from './model/launch-params.ts';

/** Cookie names (9.36). */
export interface LaunchCookies {
  agx_hash: string | undefined;
  cookiesAccessToken: string | undefined;
  jwtToken: string | undefined;
  userOfficeToken: string | undefined;
}

const HASH_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** A decoded path; a path with invalid escapes stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Query parameters that are read once and then removed from the address (12.1). */
const TAKEN_PARAMETERS = ['token', 'jwtToken', 'userOfficeToken', 'redo_step'] as const;

/** A valid hash id. Anything else (path tricks, markup) is refused before it reaches an address. */
export const isHashId = (text: string): boolean => HASH_ID.test(text);

/** A token from the address. A value that no header can carry would break every call, so it is refused (6.2). */
const tokenIn = (query: URLSearchParams, name: (typeof TAKEN_PARAMETERS)[number]): string => {
  const token = query.get(name) ?? '';
  return fitsInHeader(token) ? token : '';
};

/**
 * Reads the launch parameters (2.22). The hash id comes from the address, then the tab's memory, then the cookie; the
 * cookie is used only by a tab without one (3.17). The tokens in cookies belong to the hash id in the cookie: a link
 * with another hash id does not get them, and neither does a tab whose visitor is unknown (6.2, assumption 9.36).
 */
export function launchParamsOf(
  query: URLSearchParams,
  tabHashId: string | undefined,
  cookies: LaunchCookies,
  path = '/',
): LaunchParams {
  const hashId = query.get('agx_hash')?.trim() || query.get('Agx_hash')?.trim();
  const candidate = hashId || tabHashId || cookies.agx_hash || '';
  const valid = isHashId(candidate);
  const ownsTokens = valid && cookies.agx_hash === candidate;
  const hashFrom = hashId ? 'address' : tabHashId ? 'tab' : cookies.agx_hash ? 'cookie' : 'nowhere';
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

/** The query that stays in the address: without the parameters that were read, in the same order. */
export function remainingQuery(query: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(query);
  for (const name of TAKEN_PARAMETERS) remaining.delete(name);
  return remaining;
}
