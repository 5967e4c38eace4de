import { isConflict } from '#journey/errors/conflict.ts';
import { isUnauthorized } from '#journey/errors/unauthorized.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Context } from '../context.ts';
import { customerMessageOf } from '../handle-failure.ts';

export const REFUSED_CODE = 'Código inválido ou expirado. Confira e tente novamente.';

/** Shows a refused code under its field. Returns false for any other failure. */
export function showRefusedCode(context: Context, failure: Failure): boolean {
  if (failure.kind !== 'service' || ![400, 404, 422].includes(failure.status)) return false;
  if (
    isUnauthorized(failure) ||
    failure.redirects ||
    failure.endsFlow ||
    failure.noOffer ||
    isConflict(failure)
  )
    return false;
  context.state.token.error = customerMessageOf(context, failure) || REFUSED_CODE;
  return true;
}
