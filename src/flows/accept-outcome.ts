import type { StepOutcome } from '#journey/model/proposal.ts';
import { decodedStatus } from '#journey/model/step.ts';
import { whole } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** Takes what a write or a poll brought back into the state (4.11): the proposal, and how its current step stands. */
export function acceptOutcome({ state, platform }: Context, slug: string, outcome: StepOutcome): void {
  state.proposal = whole(outcome.proposal);
  state.waitsForCompletion = outcome.waitsForCompletion;
  if (outcome.stepStatus !== undefined) {
    state.stepStatus[outcome.proposal.currentStep || slug] = decodedStatus(outcome.stepStatus);
  }
  if (outcome.proposal.accessToken !== '')
    platform.cookies.write('cookiesAccessToken', outcome.proposal.accessToken);
  if (outcome.proposal.id !== '') platform.cookies.write('cookiesProposalId', outcome.proposal.id);
}
