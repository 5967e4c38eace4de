import { currentSlugOf } from '#journey/current-step.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { decodedStatus } from '#journey/model/step.ts';
import { whole } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** Takes what a write or a poll brought back into the state (4.11): the proposal, and how its current step stands. */
export function acceptOutcome({ state, platform }: Context, slug: string, outcome: StepOutcome): void {
  state.proposal = whole(outcome.proposal);
  state.waitsForCompletion = outcome.waitsForCompletion;
  if (outcome.stepStatus !== undefined) {
    state.stepStatus[currentSlugOf(outcome.proposal) || slug] = decodedStatus(outcome.stepStatus);
  }
  const { accessToken } = outcome.proposal;
  if (accessToken !== '' && accessToken !== state.entry.accessToken) {
    state.entry = { ...state.entry, accessToken };
    platform.cookies.write('cookiesAccessToken', accessToken);
  }
  if (outcome.proposal.id !== '') platform.cookies.write('cookiesProposalId', outcome.proposal.id);
}
