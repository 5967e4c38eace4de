import type { AnswerOf } from '#scenarios/wire.ts';
import {
  advanceProposal,
  checkOf,
  isReviewed,
  moveToStep,
  setSituation,
  statusOf,
} from './advance-proposal.ts';
import { refuse, type Service } from './call.ts';
import type { ProposalRecord } from './state.ts';
import { isTokenStep, orderSteps, stepOf } from './steps.ts';
import { wireOutcome } from './wire-proposal.ts';

type UpdateStepAnswer = AnswerOf<'updateStep'>;

/** The answer with the current state of the proposal. */
export const answerOutcome = (
  proposal: ProposalRecord,
  service: Service,
  message?: string,
): UpdateStepAnswer => ({
  status: 200,
  body: { data: wireOutcome(proposal, service), ...(message === undefined ? {} : { message }) },
});

/** Makes a step wait, for the first time or again after it has failed. */
export function restartStep(proposal: ProposalRecord, slug: string, service: Service): void {
  const check = checkOf(proposal, slug, service);
  if (!check) return;
  const isFresh = statusOf(proposal, slug, service) === 'init';
  const hasEnded = (proposal.polls[slug] ?? 0) >= check.polls && check.ends !== 'success';
  if (!isFresh) service.state.redone += 1;
  if (!isFresh && hasEnded)
    proposal.checks[slug] = check.afterRetry ?? { polls: check.polls, ends: 'success' };
  else proposal.checks[slug] = check;
  proposal.polls[slug] = 0;
  proposal.statuses[slug] = 'waiting';
  setSituation(proposal, 'emAnalise', service);
}

/** Ends a review: the check that has asked for it starts again. */
export function endReview(proposal: ProposalRecord, service: Service): void {
  const { currentStep, reviewStep } = proposal;
  if (reviewStep !== null) delete proposal.statuses[reviewStep];
  proposal.reviewStep = null;
  if (statusOf(proposal, currentStep, service) === 'review') restartStep(proposal, currentStep, service);
}

/** Sends the link or code of a step again, by SMS. */
export function resendMessage(proposal: ProposalRecord, slug: string, { state }: Service): void {
  state.smsSent += 1;
  proposal.resent[slug] = (Object.hasOwn(proposal.resent, slug) ? (proposal.resent[slug] ?? 0) : 0) + 1;
}

/** Whether the visitor may skip the step. The receipt of an overdue bill may always be skipped (4.19). */
const isSkippable = (slug: string, { product }: Service): boolean =>
  product.skippable?.includes(slug) === true || product.overdueBill?.receiptStep === slug;

/** Whether the visitor only has to see the step: it has no fields, no check and no code. */
function isOnlyRead(proposal: ProposalRecord, slug: string, service: Service): boolean {
  const step = stepOf(service.product, slug);
  return (
    step !== undefined && step.fields.length === 0 && !isTokenStep(step) && !checkOf(proposal, slug, service)
  );
}

/** The simulation that the step's check names, or the nearest one before the step. */
function simulationBefore(proposal: ProposalRecord, slug: string, service: Service): string | undefined {
  const remakeStep = checkOf(proposal, slug, service)?.remakesAt;
  if (remakeStep !== undefined) return stepOf(service.product, remakeStep)?.slug;
  const earlierSteps = orderSteps(service.product).filter(
    step => step.order < (stepOf(service.product, slug)?.order ?? 0),
  );
  return earlierSteps.filter(step => /simula/i.test(step.stepType.slug)).at(-1)?.slug;
}

/**
 * Runs a button of a status screen, sent as update-step with `data: { stepAction }` (4.2, 4.28).
 * `advance` leaves a finished step and starts any other that does not wait (a submit without values does the
 * same). `skipStep` skips a step that the product declares skippable. `cancel` changes nothing.
 * A step to review is started, or its review ends.
 * `newSimulation` goes back to the simulation. `resendSms` sends the step's message again. Any other name
 * restarts the step.
 */
export function runStepAction(
  proposal: ProposalRecord,
  slug: string,
  action: string,
  service: Service,
): UpdateStepAnswer {
  if (proposal.completing) return answerOutcome(proposal, service);
  const status = statusOf(proposal, slug, service);
  if (isReviewed(proposal, slug)) {
    if (action === 'advance' && (status === 'success' || isOnlyRead(proposal, slug, service)))
      endReview(proposal, service);
    else if (action !== 'cancel' && status !== 'waiting') restartStep(proposal, slug, service);
    return answerOutcome(proposal, service);
  }
  if (slug !== proposal.currentStep) return answerOutcome(proposal, service);
  switch (action) {
    case 'cancel':
      return answerOutcome(proposal, service);
    case 'advance':
      if (status === 'success' || status === 'finished' || isOnlyRead(proposal, slug, service))
        advanceProposal(proposal, service);
      else if (status !== 'waiting') restartStep(proposal, slug, service);
      return answerOutcome(proposal, service);
    case 'skipStep':
      if (!isSkippable(slug, service)) return refuse(422, { message: 'Esta etapa não pode ser pulada.' });
      advanceProposal(proposal, service);
      return answerOutcome(proposal, service);
    case 'resendSms':
      resendMessage(proposal, slug, service);
      if (status !== 'waiting') restartStep(proposal, slug, service);
      return answerOutcome(proposal, service, 'Enviamos um novo SMS');
    case 'newSimulation': {
      const simulation = simulationBefore(proposal, slug, service);
      if (simulation === undefined) restartStep(proposal, slug, service);
      else {
        service.state.redone += 1;
        delete proposal.checks[slug];
        moveToStep(proposal, simulation, service);
      }
      return answerOutcome(proposal, service);
    }
    default:
      restartStep(proposal, slug, service);
      return answerOutcome(proposal, service);
  }
}
