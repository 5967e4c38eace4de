import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import type { LaunchParams } from './model/launch-params.ts';

/** The cookies with launch parameters, by their names (9.36). */
export interface LaunchCookies {
  agx_hash: string | undefined;
  cookiesAccessToken: string | undefined;
  jwtToken: string | undefined;
  userOfficeToken: string | undefined;
}

const HASH_ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The query parameters that the app reads once and then removes from the address (12.1). */
const REMOVED_PARAMETERS = ['token', 'jwtToken', 'userOfficeToken', 'redo_step'] as const;

/** Whether the text is a valid hash id. The app puts no other text (path tricks, markup) into an address. */
export const isHashId = (text: string): boolean => HASH_ID.test(text);

/** A token from the address; empty for a text that no header can contain, because it would break every call (6.2). */
const tokenIn = (query: URLSearchParams, name: (typeof REMOVED_PARAMETERS)[number]): string => {
  const token = query.get(name) ?? '';
  return fitsInHeader(token) ? token : '';
};

/**
 * The launch parameters (2.22). The hash id comes from the address, otherwise from the tab's memory, otherwise from the
 * cookie (3.17). The tokens in cookies belong to the hash id in the cookie: a visit with another hash id does not get
 * them (6.2, assumption 9.36).
 */
export function launchParamsOf(
  query: URLSearchParams,
  tabHashId: string | undefined,
  cookies: LaunchCookies,
  path = '/',
): LaunchParams {
  const addressHashId = query.get('agx_hash')?.trim() || query.get('Agx_hash')?.trim();
  const candidate = addressHashId || tabHashId || cookies.agx_hash || '';
  const isValid = isHashId(candidate);
  const hasCookieTokens = isValid && cookies.agx_hash === candidate;
  const hashSource = addressHashId ? 'address' : tabHashId ? 'tab' : cookies.agx_hash ? 'cookie' : 'nowhere';
  return {
    hashId: isValid ? candidate : '',
    hashSource,
    isHashInvalid: candidate !== '' && !isValid,
    accessToken: tokenIn(query, 'token') || (hasCookieTokens && cookies.cookiesAccessToken) || '',
    jwtToken: tokenIn(query, 'jwtToken') || (hasCookieTokens && cookies.jwtToken) || '',
    userOfficeToken: tokenIn(query, 'userOfficeToken') || cookies.userOfficeToken || '',
    redoStep: query.get('redo_step') ?? '',
    campaign: (query.get('campaign') || query.get('utm_campaign')) ?? '',
    path,
  };
}

/** The query that stays in the address, in the same order: all parameters that the app does not remove. */
export function remainingQueryOf(query: URLSearchParams): URLSearchParams {
  const remaining = new URLSearchParams(query);
  for (const name of REMOVED_PARAMETERS) remaining.delete(name);
  return remaining;
}
