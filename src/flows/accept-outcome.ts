import { currentStepSlugOf } from '#journey/current-step.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { decodeStatus } from '#journey/model/step.ts';
import { asRef } from '#state/app-state.ts';
import { endRedoAfter } from './begin-redo.ts';
import type { Context } from './context.ts';
import { moveDrafts } from './drafts.ts';
import { adoptHashId } from './hash-id.ts';
import { storeAccessToken } from './store-access-token.ts';

/** Writes the result of a write or a poll to the state (4.11): the proposal, and the status of its current step. */
export function acceptOutcome(context: Context, slug: string, outcome: StepOutcome): void {
  const { state, platform } = context;
  state.proposal = asRef(outcome.proposal);
  state.waitsForCompletion = outcome.waitsForCompletion;
  if (outcome.stepStatus !== undefined) {
    state.stepStatus[currentStepSlugOf(outcome.proposal) || slug] = decodeStatus(outcome.stepStatus);
  }
  endRedoAfter(context, slug);
  acceptHashId(context, outcome.proposal.hashId);
  storeAccessToken(context, outcome.proposal.accessToken);
  if (outcome.proposal.id !== '') platform.cookies.write('cookiesProposalId', outcome.proposal.id);
}

/** Adopts the hash id that an answer contains (3.17) and moves the drafts to it. */
export function acceptHashId(context: Context, hashId: string): void {
  const previousHashId = adoptHashId(context, hashId);
  if (previousHashId !== undefined) void moveDrafts(context, previousHashId);
}
