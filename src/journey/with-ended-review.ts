import type { Proposal } from './model/proposal.ts';

/**
 * The proposal of an answer, without the review that the visitor has ended in this visit (assumption 4.12). It is over
 * until the service names another step to review, or none.
 */
export function withEndedReview(proposal: Proposal, knownProposal: Proposal | undefined): Proposal {
  const { id, reviewStep } = proposal;
  return reviewStep !== null && id === knownProposal?.id && reviewStep === knownProposal.endedReview
    ? { ...proposal, reviewStep: null, endedReview: reviewStep }
    : proposal;
}
