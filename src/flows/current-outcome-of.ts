import { currentStepSlugOf, statusInOutcome } from '#journey/current-step.ts';
import { isCreated, type StepOutcome } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';
import type { Submission } from './submission.ts';
import { askWhetherArrived } from './unknown-outcome.ts';

/**
 * The outcome of a write that the service has accepted. An answer that leaves the proposal at the same step may come
 * from a copy of the service that is behind (assumption 4.10). So a read decides; otherwise the visitor might fill in
 * the step again for nothing.
 */
export async function currentOutcomeOf(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
): Promise<StepOutcome> {
  if (!isUnmoved(context, submission, outcome)) return outcome;
  const arrival = await readWithTimeLimit(context, 'getSystem', signal =>
    askWhetherArrived(context, submission, signal),
  );
  const latest = arrival.ok && 'outcome' in arrival.value ? arrival.value.outcome : undefined;
  // A read that shows the same step, such as one with the files that were sent, has no message of the service.
  return latest && !isUnmoved(context, submission, latest) ? latest : outcome;
}

/**
 * Whether the answer says nothing new: the step that was sent is still the current one, and it has not begun to wait.
 */
function isUnmoved({ state }: Context, { step }: Submission, outcome: StepOutcome): boolean {
  const { proposal: proposalBefore } = state;
  const { proposal, result, waitsForCompletion, feature } = outcome;
  return (
    isCreated(proposalBefore) &&
    currentStepSlugOf(proposalBefore) === step.slug &&
    proposal.currentStep === proposalBefore.currentStep &&
    proposal.reviewStep === proposalBefore.reviewStep &&
    (statusInOutcome(outcome) ?? 'init') === 'init' &&
    result === 'form' &&
    !waitsForCompletion &&
    feature === undefined
  );
}
