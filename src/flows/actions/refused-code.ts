import { isConflict } from '#journey/errors/conflict.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Context } from '../context.ts';

export const REFUSED_CODE = 'Código inválido ou expirado. Confira e tente novamente.';

/** Shows a refused code under its field. Returns false for any other failure. */
export function showRefusedCode({ state }: Context, failure: Failure): boolean {
  if (failure.kind !== 'service' || ![400, 404, 422].includes(failure.status)) return false;
  if (failure.redirects || failure.endsFlow || failure.noOffer || isConflict(failure)) return false;
  state.token.error = failure.message || REFUSED_CODE;
  return true;
}
