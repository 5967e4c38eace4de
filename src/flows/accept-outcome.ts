import { currentStepSlug } from '#journey/current-step.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { decodedStatus } from '#journey/model/step.ts';
import { asRef } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { moveDrafts } from './drafts.ts';
import { adoptHashId } from './hash-id.ts';
import { storeAccessToken } from './token-methods.ts';

/** Takes what a write or a poll brought back into the state (4.11): the proposal, and how its current step stands. */
export function acceptOutcome(context: Context, slug: string, outcome: StepOutcome): void {
  const { state, platform } = context;
  state.proposal = asRef(outcome.proposal);
  state.waitsForCompletion = outcome.waitsForCompletion;
  if (outcome.stepStatus !== undefined) {
    state.stepStatus[currentStepSlug(outcome.proposal) || slug] = decodedStatus(outcome.stepStatus);
  }
  acceptHashId(context, outcome.proposal.hashId);
  storeAccessToken(context, outcome.proposal.accessToken);
  if (outcome.proposal.id !== '') platform.cookies.write('cookiesProposalId', outcome.proposal.id);
}

/** The hash id that an answer names (3.17): drafts move along. */
export function acceptHashId(context: Context, hashId: string): void {
  const former = adoptHashId(context, hashId);
  if (former !== undefined) void moveDrafts(context, former);
}
