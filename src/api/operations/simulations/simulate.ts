import type { Offer } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import type { Answer, CallContext } from '../call-operation.ts';
import { calculate, simulateProduct } from './calculators.ts';
import { simulateCdc } from './finance-cdc.ts';
import { multipleFinancing } from './multiple-financing.ts';
import type { SimulationVisitor } from './simulation-body-of.ts';

/**
 * Calls the operation that the request names: one offer, or one per bank. An offer without options counts as none
 * (8.42).
 */
export async function simulate(
  context: CallContext,
  visitor: SimulationVisitor,
  request: SimulationRequest,
  signal?: AbortSignal,
): Answer<readonly Offer[]> {
  const { call } = request;
  if (call === 'multipleFinancing') return multipleFinancing(context, visitor, request, signal);
  const answer = await (call === 'simulateCdc'
    ? simulateCdc(context, visitor, request, signal)
    : call === 'simulateProduct'
      ? simulateProduct(context, visitor, request, signal)
      : calculate(context, call, visitor, request, signal));
  return answer.ok ? { ok: true, value: answer.value.options.length > 0 ? [answer.value] : [] } : answer;
}
