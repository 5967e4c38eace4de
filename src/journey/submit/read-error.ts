import { currentStepSlugOf } from '../current-step.ts';
import type { StepOutcome } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';

/** The mark `finished` of a submission (4.18): `false` from a read-error step, `true` to continue despite the error. */
export type FinishedMark = boolean | undefined;

const normalise = (slug: string): string => slug.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether the step asks again for an unreadable document: bill, proof of address or ID document (4.18). */
export const isReadErrorStep = (
  slug: string,
  { readErrorSteps }: Pick<JourneyRules, 'readErrorSteps'>,
): boolean => readErrorSteps.some(errorStep => normalise(errorStep) === normalise(slug));

/** The mark for a submission of the step: `false` for a read-error step, otherwise none (assumption 4.18). */
export const finishedMarkOf = (slug: string, rules: Pick<JourneyRules, 'readErrorSteps'>): FinishedMark =>
  isReadErrorStep(slug, rules) ? false : undefined;

/**
 * Whether an answer leads to the warning of 4.18: the product has read-error steps, the proposal has moved to another
 * step, and the slug of that step or the answer itself tells of an unreadable document. A submission with the mark
 * `false` never leads to it.
 */
export function warnsOfReadError(
  outcome: Pick<StepOutcome, 'proposal' | 'feature'>,
  submission: { slug: string; finished: FinishedMark },
  rules: Pick<JourneyRules, 'readErrorSteps'>,
): boolean {
  const slug = currentStepSlugOf(outcome.proposal);
  if (rules.readErrorSteps.length === 0 || submission.finished === false) return false;
  if (slug === submission.slug) return false;
  return isReadErrorStep(slug, rules) || outcome.feature === 'readError';
}
