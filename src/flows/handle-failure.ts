import type { Origin } from '#journey/errors/error-declaration.ts';
import { isExpiredAccess } from '#journey/errors/expired-access.ts';
import { afterFailure } from '#journey/errors/index.ts';
import { thrownName } from '#journey/errors/journey-problem.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { keepTyped } from './drafts.ts';

/** The code for the console: enough to find the cause, nothing of the answer (8.30, 12.10). */
function codeOf(failure: Failure): string {
  switch (failure.kind) {
    case 'service':
      return `${failure.status} ${failure.label}`.trim();
    case 'malformed':
      return `${failure.status} malformed (${failure.reason})`;
    case 'network':
      if (failure.redirected) return 'redirected (the serviceUrl of the deployment is wrong)';
      return failure.offline ? 'offline' : 'no connection';
    case 'timeout':
      return 'no answer in time';
    case 'cancelled':
      return 'cancelled';
    case 'journey':
      return thrownName(failure.problem);
  }
}

/**
 * After an expiry error, removes the refresh token and reloads the page, once (4.23). Without such a token, or after
 * that reload, it is an error like any other. `true`: the page is being reloaded.
 */
function renewsAccess(context: Context, failure: Failure): boolean {
  const { cookies, reloadOnce } = context.platform;
  if (!isExpiredAccess(failure) || cookies.read('refreshTokenId') === undefined) return false;
  cookies.remove('refreshTokenId');
  return reloadOnce('expired access', keepTyped(context));
}

/**
 * Handles every failure: writes one console line, then the error catalogue decides by the failure and by what the app
 * was doing.
 */
export function handleFailure(context: Context, failure: Failure, origin: Origin): NextAction {
  const { platform, state } = context;
  if (failure.kind !== 'cancelled') {
    const operation = failure.kind === 'journey' ? 'journey' : failure.operation;
    const detail = failure.kind === 'journey' && failure.detail !== '' ? failure.detail : undefined;
    platform.log.report(`[proposta] ${operation}: ${codeOf(failure)}`, detail);
    if (failure.kind === 'service' && failure.redirects && !failure.redirectsToHash) {
      platform.log.report('Hash de redirecionamento não encontrado.');
    }
  }
  if (renewsAccess(context, failure)) return stay;
  return afterFailure(failure, { origin, fieldKeys: Object.keys(state.form.fields) });
}
