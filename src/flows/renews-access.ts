import { isExpiredAccess } from '#journey/errors/expired-access.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Context } from './context.ts';
import { keepTyped } from './drafts.ts';

/**
 * An expiry error takes the refresh token away and loads the page anew, once (4.23). Without such a token, or once the page
 * has been loaded anew, it is an error like any other. `true`: the page is on its way out.
 */
export function renewsAccess(context: Context, failure: Failure): boolean {
  const { cookies, reloadOnce } = context.platform;
  if (!isExpiredAccess(failure) || cookies.read('refreshTokenId') === undefined) return false;
  cookies.remove('refreshTokenId');
  return reloadOnce('expired access', keepTyped(context));
}
