import type { AnswerOf } from '#scenarios/wire.ts';
import { readMember, readText } from '../../read-member.ts';
import { advanceProposal, statusOf } from '../advance-proposal.ts';
import {
  isLockedOut,
  knowsHash,
  type Operation,
  proposalOfHash,
  refuse,
  refuseExpiredSession,
  refuseForeignProposal,
  refuseMovedProposal,
  refuseUnknownHash,
  refuseUnknownProposal,
  type Service,
  type ServiceCall,
} from '../call.ts';
import { poll } from '../poll.ts';
import type { ProposalRecord } from '../state.ts';
import { answerOutcome, resendMessage, restartStep, runStepAction } from '../step-actions.ts';
import { stepOf } from '../steps.ts';
import { wireOutcome } from '../wire-proposal.ts';

const PAYROLL = /^c6ConsignadoPrivado/;
const INSERTION = /^c6CarEquity(?!.*(?:simula|anali|avalia))/i;

/** The proposal, and whether its current step has a type with another name; or an error answer. */
function proposalAt(typeName: RegExp, call: ServiceCall, service: Service) {
  const { hashId } = call.path;
  if (!knowsHash(hashId, service)) return { refusal: refuseUnknownHash() };
  if (isLockedOut(call, service)) return { refusal: refuseExpiredSession() };
  const proposal = proposalOfHash(hashId, service);
  if (!proposal) return { refusal: refuseUnknownProposal() };
  const type = stepOf(service.product, proposal.currentStep)?.stepType.slug ?? '';
  return typeName.test(type) ? { proposal } : { proposal, isElsewhere: true };
}

/**
 * Polls the private payroll loan (7.33). The first call starts the step, `resendSms` sends the message again.
 */
export const pollC6ConsignadoPrivado: Operation<'pollC6ConsignadoPrivado'> = (call, service) => {
  const { proposal, refusal, isElsewhere } = proposalAt(PAYROLL, call, service);
  if (refusal) return refusal;
  const slug = proposal.currentStep;
  // A poll may come after the step is over. Then it returns the current step.
  if (isElsewhere) return pollAnswerOf(answerOutcome(proposal, service));
  if (readMember(call.body, 'resendSms') === true)
    return pollAnswerOf(runStepAction(proposal, slug, 'resendSms', service));
  if (readMember(call.body, 'startPolling') === true && statusOf(proposal, slug, service) === 'init') {
    resendMessage(proposal, slug, service);
    restartStep(proposal, slug, service);
    proposal.statuses[slug] = 'waiting';
    return pollAnswerOf(answerOutcome(proposal, service));
  }
  return pollAnswerOf(poll(proposal, slug, service));
};

/** Narrows the answer of an update to that of this poll, which has no 413: polls contain no files. */
function pollAnswerOf(answer: AnswerOf<'updateStep'>): AnswerOf<'pollC6ConsignadoPrivado'> {
  return answer.status === 413 ? refuse(400, {}) : answer;
}

const endsByItself = ({ currentStep }: ProposalRecord, { product }: Service): boolean =>
  stepOf(product, currentStep)?.stepType.slug === 'c6ConsignadoPrivadoPolling';

/** Checks the code of the SMS. The right one advances the proposal (7.33). */
export const sendC6ConsignadoPrivadoToken: Operation<'sendC6ConsignadoPrivadoToken'> = (call, service) => {
  const { proposal, refusal, isElsewhere } = proposalAt(PAYROLL, call, service);
  if (refusal) return refusal;
  if (isElsewhere) return refuseMovedProposal();
  if (readText(call.body, 'token').trim() !== service.product.confirmationCode)
    return refuse(422, {
      message: 'Código inválido ou expirado.',
      errors: { token: 'Código inválido ou expirado.' },
    });
  // A repeated code has no further effect: a step that only waits ends by itself.
  if (!endsByItself(proposal, service)) advanceProposal(proposal, service);
  return { status: 200, body: { data: wireOutcome(proposal, service) } };
};

/** Starts the automatic insertion of a car-equity proposal, or restarts it after a failure (7.32, 4.28). */
export const startCarEquityInsertion: Operation<'startCarEquityInsertion'> = (call, service) => {
  const { proposal, refusal, isElsewhere } = proposalAt(INSERTION, call, service);
  if (refusal) return refusal;
  if (isElsewhere) return refuseMovedProposal();
  const proposalId = readText(call.body, 'proposalId');
  if (proposalId !== '' && proposalId !== proposal.id) return refuseForeignProposal();
  const slug = proposal.currentStep;
  const status = statusOf(proposal, slug, service);
  const isRetry = readMember(call.body, 'retry') === true;
  if (status === 'init' || (isRetry && (status === 'failed' || status === 'remake')))
    restartStep(proposal, slug, service);
  return { status: 200, body: { data: wireOutcome(proposal, service) } };
};
