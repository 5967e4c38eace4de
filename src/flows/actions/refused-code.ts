import { isConflict } from '#journey/errors/conflict.ts';
import { isExpiredAccess } from '#journey/errors/expired-access.ts';
import { isUnstable } from '#journey/errors/instability.ts';
import { statusTextOf } from '#journey/errors/message.ts';
import { namesOutcome } from '#journey/errors/names-outcome.ts';
import { isUnauthorized } from '#journey/errors/unauthorized.ts';
import type { Failure, ServiceFailure } from '#journey/model/failure.ts';
import type { Context, StateContext } from '../context.ts';
import { customerMessageOf } from '../handle-failure.ts';

const REFUSED_CODE = 'Código inválido ou expirado. Confira e tente novamente.';

/**
 * Services report a wrong code in many ways. A wrong code writes no console line. An answer about the whole proposal is
 * none (8.1, 8.22-8.25).
 */
export const isCodeRefusal = (failure: Failure): failure is ServiceFailure =>
  failure.kind === 'service' &&
  [200, 400, 401, 403, 404, 409, 422, 429].includes(failure.status) &&
  !namesOutcome(failure) &&
  !isConflict(failure) &&
  !isExpiredAccess(failure) &&
  !isUnstable(failure);

/** Shows under its field why a code was refused: the text of the service, or one of our own. */
export function refuseCode(context: Context, refusal: ServiceFailure): void {
  refuseCodeWith(context, customerMessageOf(context, refusal) || statusTextOf(refusal) || REFUSED_CODE);
}

/** The same for an answer that only says that the code is not the right one. */
export function refuseCodeWith({ state }: StateContext, text = REFUSED_CODE): void {
  state.token.codeError = text;
  state.token.refusals += 1;
}

/** Shows a refused code under its field. Returns false for any other failure. */
export function showRefusedCode(context: Context, failure: Failure): boolean {
  if (!isCodeRefusal(failure) || isUnauthorized(failure)) return false;
  refuseCode(context, failure);
  return true;
}
