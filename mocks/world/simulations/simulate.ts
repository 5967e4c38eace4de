import {
  knowsHash,
  type Operation,
  refuse,
  refuseUnknownHash,
  type Service,
  type ServiceCall,
} from '../call.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { offerFor, wireSimulation } from './offer.ts';
import { type FieldErrors, readSimulationRequest, type SimulationRequest } from './simulation-request.ts';

/** The error of 8.42: nothing can be simulated. */
export const refuseNotFound = () => refuse(404, { message: 'Simulação não encontrada' });

/** The error for fields outside the product's limits. */
export const outOfLimits = (errors: FieldErrors) =>
  refuse(422, { message: 'Revise os dados informados.', errors });

/** The error for unreadable fields. */
export const refuseUnreadable = (errors: FieldErrors) =>
  refuse(400, { message: 'Revise os dados informados.', errors });

export const refuseIfHashIsUnknown = (call: ServiceCall, service: Service) =>
  knowsHash(call.path.hashId, service) ? undefined : refuseUnknownHash();

type CheckedSimulation = { request: SimulationRequest; conditions: Conditions; refusal?: never };

/** The checks before every simulation: a known hash, a product that lends, a readable request. */
export function checkedRequestOf(
  call: ServiceCall,
  service: Service,
): CheckedSimulation | { refusal: ReturnType<typeof refuse<400 | 404>> } {
  const refusal = refuseIfHashIsUnknown(call, service);
  if (refusal) return { refusal };
  const { pricing } = service.product;
  if (!pricing) return { refusal: refuseNotFound() };
  const { request, fieldErrors } = readSimulationRequest(call.body);
  if (fieldErrors) return { refusal: refuseUnreadable(fieldErrors) };
  return { request, conditions: conditionsOf(pricing) };
}

/** Simulates a product under its pricing (7.28). The calculators of 7.32, 7.34 and 7.36 work alike. */
export const simulate: Operation<'simulate'> = (call, service) => {
  const checkedRequest = checkedRequestOf(call, service);
  if (checkedRequest.refusal) return checkedRequest.refusal;
  const { offer, refused } = offerFor(checkedRequest.request, checkedRequest.conditions);
  return refused ? outOfLimits(refused) : { status: 200, body: { data: wireSimulation(offer) } };
};
