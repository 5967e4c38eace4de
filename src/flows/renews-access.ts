import { isExpiredAccess } from '#journey/errors/expired-access.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Context } from './context.ts';
import { keepTyped } from './drafts.ts';

/**
 * After an expiry error, removes the refresh token and reloads the page, once (4.23). Without such a token, or after
 * that reload, it is an error like any other. `true`: the page is being reloaded.
 */
export function renewsAccess(context: Context, failure: Failure): boolean {
  const { cookies, reloadOnce } = context.platform;
  if (!isExpiredAccess(failure) || cookies.read('refreshTokenId') === undefined) return false;
  cookies.remove('refreshTokenId');
  return reloadOnce('expired access', keepTyped(context));
}
