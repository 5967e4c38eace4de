import type { AnswerOf, WireOutcome } from '#scenarios/wire.ts';
import { advanceProposal, checkOf, isReviewed, setSituation, statusOf } from './advance-proposal.ts';
import { refuse, type Service } from './call.ts';
import { pollCode } from './confirmation-codes.ts';
import type { ProposalRecord } from './state.ts';
import { endReview } from './step-actions.ts';
import { isTokenStep, stepOf } from './steps.ts';
import { wireOutcome, wireProposal } from './wire-proposal.ts';

const noOfferMessage = 'No momento não temos oferta disponivel para o seu CPF';

const situations: Readonly<Record<string, string>> = {
  failed: 'reprovada',
  remake: 'refazer',
  review: 'emRevisao',
  finished: 'concluida',
};

/** Polls a waiting step. For a step that does not wait it returns the current state. */
export function poll(proposal: ProposalRecord, slug: string, service: Service): AnswerOf<'updateStep'> {
  const step = stepOf(service.product, slug);
  if (step && isTokenStep(step) && slug === proposal.currentStep) pollCode(proposal.hash, slug, service);
  const check = checkOf(proposal, slug, service);
  const isWaiting =
    check &&
    (slug === proposal.currentStep || isReviewed(proposal, slug)) &&
    !proposal.completing &&
    statusOf(proposal, slug, service) === 'waiting';
  const answerCurrentState = (): AnswerOf<'updateStep'> => ({
    status: 200,
    body: { data: wireOutcome(proposal, service) },
  });
  if (!isWaiting) return answerCurrentState();

  const polls = proposal.polls[slug] ?? 0;
  if (polls < check.polls) {
    proposal.polls[slug] = polls + 1;
    return answerCurrentState();
  }
  if (check.ends === 'noOffer') {
    setSituation(proposal, 'semOferta', service);
    const data: WireOutcome = {
      ...wireOutcome(proposal, service),
      result: { type: 'result', kind: 'noOffer' },
    };
    return { status: 200, body: { data, message: check.message ?? noOfferMessage } };
  }
  if (check.ends === 'success' && isReviewed(proposal, slug)) endReview(proposal, service);
  else if (check.ends === 'success' && !check.stays) advanceProposal(proposal, service);
  else {
    proposal.statuses[slug] = check.ends;
    setSituation(proposal, situations[check.ends] ?? proposal.situation, service);
    if (check.ends === 'review' && stepOf(service.product, check.reviewStep))
      proposal.reviewStep = check.reviewStep ?? null;
  }
  const data = wireOutcome(proposal, service);
  return { status: 200, body: check.message ? { data, message: check.message } : { data } };
}

/** Polls the completion of the proposal (7.15). */
export function pollCompletion(proposal: ProposalRecord, service: Service): AnswerOf<'finishedUpdate'> {
  const { state } = service;
  const { completion } = state;
  const createSuccessAnswer = (): AnswerOf<'finishedUpdate'> => ({
    status: 200,
    body: { data: { stepStatus: 'success', proposal: wireProposal(proposal, service) } },
  });
  if (!proposal.completing) return createSuccessAnswer();
  if (proposal.completionPolls < completion.polls) {
    proposal.completionPolls += 1;
    return { status: 200, body: { data: { stepStatus: 'waiting' } } };
  }
  if (completion.ends !== 'success') {
    if (completion.afterRetry) {
      state.completion = completion.afterRetry;
      proposal.completionPolls = 0;
    }
    const errorMessage = completion.message ?? 'O banco não conseguiu concluir a sua proposta.';
    return refuse(422, { message: errorMessage, stepStatus: 'failed', errorMessage });
  }
  proposal.completing = false;
  proposal.completionPolls += 1;
  advanceProposal(proposal, service);
  return createSuccessAnswer();
}
