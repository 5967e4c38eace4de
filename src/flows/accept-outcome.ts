import { isInReview, stepBySlug } from '#journey/current-step.ts';
import { isFinal } from '#journey/destination-after.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { decodeStatus, type Step, type StepStatus } from '#journey/model/step.ts';
import { asRef } from '#state/field-state.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import { endRedoAfter } from './begin-redo.ts';
import type { Context, StateContext } from './context.ts';
import { moveDrafts } from './drafts.ts';
import { adoptHashId, rememberProposalId } from './hash-id.ts';
import { storeStepLink } from './step-details.ts';
import { storeAccessToken } from './store-access-token.ts';

/**
 * Writes the result of a write or a poll to the state (4.11): the proposal, the status and the link of its current
 * step, and the status of the step to review.
 */
export function acceptOutcome(context: Context, slug: string, outcome: StepOutcome): void {
  const { state } = context;
  const reviewStepBefore = state.proposal?.reviewStep;
  const currentStepBefore = state.proposal?.currentStep;
  state.proposal = asRef(outcome.proposal);
  state.waitsForCompletion = outcome.waitsForCompletion;
  const { currentStep, reviewStep } = outcome.proposal;
  const currentSlug = currentStep || slug;
  if (outcome.stepStatus !== undefined)
    storeStepStatus(context, currentSlug, decodeStatus(outcome.stepStatus));
  else if (currentStepBefore && currentSlug !== currentStepBefore)
    beginStep(context, currentSlug, currentStepBefore);
  storeStepLink(context, currentSlug, outcome.link ?? '');
  if (reviewStep !== null && isInReview(outcome.proposal)) {
    const { reviewStepStatus } = outcome;
    if (reviewStepStatus !== undefined) storeStepStatus(context, reviewStep, decodeStatus(reviewStepStatus));
    // The step has to be done again, whatever the app knows of it (assumption 7.10).
    else if (reviewStep !== reviewStepBefore) storeStepStatus(context, reviewStep, 'init');
  }
  endRedoAfter(context, slug);
  acceptNames(context, outcome);
  rememberProposalId(context);
}

/**
 * An answer that goes to another step without its status begins that step, whatever the app knows of it (4.1). Only an
 * end ahead stays one.
 */
function beginStep(context: StateContext, slug: string, slugBefore: string): void {
  const { config } = context.state;
  const step = config && stepBySlug(config, slug);
  if (!step) return;
  const stepBefore = stepBySlug(config, slugBefore);
  const isAhead = !stepBefore || step.order > stepBefore.order;
  const status = latestStatusOf(context.state, step);
  const isEnd = isAhead && isFinal(config, { ...step, status });
  if (status !== 'init' && !isEnd) storeStepStatus(context, slug, 'init');
}

/**
 * Stores the latest status of a step. Whether it is finished, the configuration learns as well, which decides whether
 * the journey is over (4.1).
 */
export function storeStepStatus({ state }: StateContext, slug: string, status: StepStatus): void {
  const { config, contracts } = state;
  const step = config && stepBySlug(config, slug);
  // A contract that was signed may have to be signed again.
  if (step && contracts.slug === slug && latestStatusOf(state, step) !== status) delete contracts.slug;
  state.stepStatus[slug] = status;
  delete state.assumedSteps[slug];
  if (!step || (step.status === 'finished') === (status === 'finished')) return;
  const steps = config.steps.map(known => (known === step ? { ...step, status } : known));
  state.config = asRef({ ...config, steps });
}

/** Stores the status that a press leads to, although the answer names none. */
export function assumeStepStatus(context: StateContext, step: Step, status: StepStatus): void {
  const { state } = context;
  if (latestStatusOf(state, step) === status) return;
  storeStepStatus(context, step.slug, status);
  state.assumedSteps[step.slug] = true;
}

/**
 * Adopts the hash id and the access token that an answer names (3.17). They count although its proposal is outdated.
 */
export function acceptNames(context: Context, { proposal }: StepOutcome): void {
  acceptHashId(context, proposal.hashId);
  storeAccessToken(context, proposal.accessToken);
}

/** Adopts the hash id that an answer contains (3.17) and moves the drafts to it. */
export function acceptHashId(context: Context, hashId: string): void {
  const previousHashId = adoptHashId(context, hashId);
  if (previousHashId !== undefined) void moveDrafts(context, previousHashId);
}
