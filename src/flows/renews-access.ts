import type { Failure } from '#journey/model/failure.ts';
import type { Context } from './context.ts';
import { keepTyped } from './drafts.ts';

/** How an expiry error is told from other errors is not shown (assumption 4.23). */
const isExpiry = (failure: Failure): boolean =>
  failure.kind === 'service' &&
  (failure.name === 'TokenExpiredError' || /TokenExpiredError|jwt expired/i.test(failure.message));

/**
 * An expiry error takes the refresh token away and loads the page anew, once (4.23). Without such a token, or once the page
 * has been loaded anew, it is an error like any other. `true`: the page is on its way out.
 */
export function renewsAccess(context: Context, failure: Failure): boolean {
  const { cookies, reloadOnce } = context.platform;
  if (!isExpiry(failure) || cookies.read('refreshTokenId') === undefined) return false;
  cookies.remove('refreshTokenId');
  return reloadOnce('expired access', keepTyped(context));
}
