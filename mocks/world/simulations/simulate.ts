import { knowsHash, type Operation, refuse, type Service, type ServiceCall, unknownHash } from '../call.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import { offerFor, wireSimulation } from './offer.ts';
import { type Complaints, readSimulationRequest, type SimulationRequest } from './simulation-request.ts';

/** What 8.42 says where nothing can be simulated. */
export const notFound = () => refuse(404, { message: 'Simulação não encontrada' });

/** Fields that are understood but outside what the product allows. */
export const outOfLimits = (errors: Complaints) =>
  refuse(422, { message: 'Revise os dados informados.', errors });

/** Fields that cannot be read at all. */
export const unreadable = (errors: Complaints) =>
  refuse(400, { message: 'Revise os dados informados.', errors });

export const hashNeeded = (call: ServiceCall, service: Service) =>
  knowsHash(call.path.hashId, service) ? undefined : unknownHash();

type Question = { request: SimulationRequest; conditions: Conditions; refusal?: never };

/** What every simulation begins with: a known hash, a product that lends, a readable question. */
export function questionOf(
  call: ServiceCall,
  service: Service,
): Question | { refusal: ReturnType<typeof refuse<400 | 404>> } {
  const stranger = hashNeeded(call, service);
  if (stranger) return { refusal: stranger };
  const { pricing } = service.product;
  if (!pricing) return { refusal: notFound() };
  const { request, wrong } = readSimulationRequest(call.body);
  if (wrong) return { refusal: unreadable(wrong) };
  return { request: request, conditions: conditionsOf(pricing) };
}

/** What a product offers under its pricing (7.28). The calculators of 7.32, 7.34 and 7.36 ask and answer alike. */
export const simulate: Operation<'simulate'> = (call, service) => {
  const question = questionOf(call, service);
  if (question.refusal) return question.refusal;
  const { offer, refused } = offerFor(question.request, question.conditions);
  return refused ? outOfLimits(refused) : { status: 200, body: { data: wireSimulation(offer) } };
};
