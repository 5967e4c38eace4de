import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { reportFailure } from './report-failure.ts';

/** 8.47. */
const NO_OFFER_FOR_CPF = 'No momento não temos oferta disponivel para o seu CPF';

/** 8.17: the resource of a file field is missing, and the field is hidden (4.34). */
const NO_RESOURCE = 'Recurso não encontrado';

/**
 * The effect of a refused list or lookup beyond its field: a 401, another hash id, the end of the flow (8.22-8.24), or
 * 'no offer' (8.28).
 */
export function handleRefusal(context: Context, problem: Failure, ofFile = false): NextAction {
  const next = reportFailure(context, problem, 'options');
  if (problem.kind === 'service' && problem.noOffer) {
    return { kind: 'toast', type: 'error', title: 'Atenção', text: problem.message || NO_OFFER_FOR_CPF };
  }
  const leads =
    next.kind === 'go' || next.kind === 'openHash' || (problem.kind === 'service' && problem.endsFlow);
  if (leads) return next;
  return ofFile ? { kind: 'toast', type: 'error', title: 'Atenção', text: NO_RESOURCE } : stay;
}
