import { currentStepSlug } from '../current-step.ts';
import type { StepOutcome } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';

/** How a submission is marked (4.18): `false` from a read-error step itself, `true` to continue anyway. */
export type Finished = boolean | undefined;

const normalised = (slug: string): string => slug.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether the step is for an unreadable document: bill, address or ID document (4.18). */
export const isReadErrorStep = (
  slug: string,
  { readErrorSteps }: Pick<JourneyRules, 'readErrorSteps'>,
): boolean => readErrorSteps.some(errorStep => normalised(errorStep) === normalised(slug));

/** A document sent again from the read-error step: the submission is marked (assumption 4.18). */
export const finishedOf = (slug: string, rules: Pick<JourneyRules, 'readErrorSteps'>): Finished =>
  isReadErrorStep(slug, rules) ? false : undefined;

/**
 * Whether an answer needs the warning of 4.18: only for products with read errors, if the new step is such a step by
 * its slug or by the answer, and never for a submission marked finished=false.
 */
export function warnsOfReadError(
  outcome: Pick<StepOutcome, 'proposal' | 'feature'>,
  submission: { slug: string; finished: Finished },
  rules: Pick<JourneyRules, 'readErrorSteps'>,
): boolean {
  const slug = currentStepSlug(outcome.proposal);
  if (rules.readErrorSteps.length === 0 || submission.finished === false) return false;
  if (slug === submission.slug) return false;
  return isReadErrorStep(slug, rules) || outcome.feature === 'readError';
}
