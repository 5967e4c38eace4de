import { currentStepSlugOf, statusInOutcome } from './current-step.ts';
import { isCreated, type Proposal, type StepOutcome } from './model/proposal.ts';

/** Whether an answer says nothing new: the same step, or none, without a status, a wait, a feature or a result. */
export function leavesProposalAsItWas(proposalBefore: Proposal | undefined, outcome: StepOutcome): boolean {
  const { proposal, result, waitsForCompletion, feature, namesNoStep } = outcome;
  return (
    (namesNoStep === true ||
      (proposal.currentStep === proposalBefore?.currentStep &&
        proposal.reviewStep === proposalBefore.reviewStep)) &&
    (statusInOutcome(outcome) ?? 'init') === 'init' &&
    result === 'form' &&
    !waitsForCompletion &&
    feature === undefined
  );
}

/** Whether the answer to the submission of the current step leaves the proposal at that step as it was. */
export const leavesStepAsItWas = (
  proposalBefore: Proposal | undefined,
  slug: string,
  outcome: StepOutcome,
): boolean =>
  isCreated(proposalBefore) &&
  currentStepSlugOf(proposalBefore) === slug &&
  leavesProposalAsItWas(proposalBefore, outcome);
