import type { Proposal } from '#journey/model/proposal.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';

/** A proposal at this step, which keeps the hash id of the visit. */
export const proposalAt = (currentStep: string, members: Partial<Proposal> = {}): Proposal => ({
  ...proposalWith({}),
  hashId: '',
  currentStep,
  ...members,
});
