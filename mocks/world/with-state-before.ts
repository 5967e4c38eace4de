import { isPoll } from '../is-poll.ts';
import { isRecord } from '../is-record.ts';
import { readText } from '../read-member.ts';
import { proposalOfHash, type Service, type ServiceCall, type WorldAnswer } from './call.ts';
import { stepOf } from './steps.ts';
import { wireOutcome } from './wire-proposal.ts';

/**
 * The answer to a saved form with the proposal as it was before: a service that reads its answer from a copy which is
 * behind. All other answers are up to date, also those that name a next feature.
 */
export function withStateBefore(
  call: ServiceCall,
  service: Service,
  carryOut: () => WorldAnswer | Promise<WorldAnswer>,
): WorldAnswer | Promise<WorldAnswer> {
  const isForm = (stepOf(service.product, call.path.step)?.fields.length ?? 0) > 0;
  const isSave = call.operation === 'updateStep' && isForm && !isPoll(call.operation, call.body);
  const proposal = isSave ? proposalOfHash(call.path.hashId, service) : undefined;
  if (!proposal) return carryOut();
  const outcomeBefore = wireOutcome(proposal, service);
  const answer = carryOut();
  if (answer instanceof Promise || answer.status !== 200 || !isRecord(answer.body)) return answer;
  const { data } = answer.body;
  return readText(data, 'selfContractFeature') === ''
    ? { ...answer, body: { ...answer.body, data: outcomeBefore } }
    : answer;
}
