import { leavesStepAsItWas } from '#journey/leaves-proposal-as-it-was.ts';
import { leadsNowhere, type StepOutcome } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { readWithTimeLimit } from './read-with-time-limit.ts';
import type { Submission } from './submission.ts';
import { askWhetherArrived } from './unknown-outcome.ts';

/**
 * The outcome of a write that the service has accepted. An answer that leaves the proposal at the same step may come
 * from a copy of the service that is behind (assumption 4.10). So a read decides; otherwise the visitor might fill in
 * the step again for nothing. A read also finds the step if the answer to a creation names a feature only (3.20).
 */
export async function currentOutcomeOf(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
): Promise<StepOutcome> {
  const isUnmoved = (answer: StepOutcome): boolean =>
    leavesStepAsItWas(context.state.proposal, submission.step.slug, answer);
  const { feature, proposal } = outcome;
  const lacksStep = feature !== undefined && proposal.id !== '' && leadsNowhere(outcome);
  if (!isUnmoved(outcome) && !lacksStep) return outcome;
  const arrival = await readWithTimeLimit(context, 'getSystem', signal =>
    askWhetherArrived(context, submission, signal),
  );
  const latest = arrival.ok && 'outcome' in arrival.value ? arrival.value.outcome : undefined;
  if (!latest) return outcome;
  if (lacksStep) return { ...latest, feature };
  // A read that shows the same step with the files that were sent has no message of the service.
  return isUnmoved(latest) ? { ...outcome, proposal: latest.proposal } : latest;
}
