import { currentStepSlug } from '../current-step.ts';
import type { StepOutcome } from '../model/proposal.ts';
import type { JourneyRules } from '../rules/rule.ts';

/** How a submission is marked (4.18): `false` from a read-error step itself, `true` to go on in spite of it. */
export type Finished = boolean | undefined;

const plain = (slug: string): string => slug.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Is this the step for a document that could not be read: bill data, address or ID document (4.18)? */
export const isReadErrorStep = (
  slug: string,
  { readErrorSteps }: Pick<JourneyRules, 'readErrorSteps'>,
): boolean => readErrorSteps.some(errorStep => plain(errorStep) === plain(slug));

/** Who sends the document once more from the read-error step knows already: the submission is marked so (assumption 4.18). */
export const finishedOf = (slug: string, rules: Pick<JourneyRules, 'readErrorSteps'>): Finished =>
  isReadErrorStep(slug, rules) ? false : undefined;

/**
 * Does an answer call for the warning of 4.18? Only for products that know read errors, when the new step is one, by its
 * slug or because the answer says so, and never for a submission that was marked finished=false.
 */
export function warnsOfReadError(
  outcome: Pick<StepOutcome, 'proposal' | 'feature'>,
  submitted: { slug: string; finished: Finished },
  rules: Pick<JourneyRules, 'readErrorSteps'>,
): boolean {
  const slug = currentStepSlug(outcome.proposal);
  if (rules.readErrorSteps.length === 0 || submitted.finished === false) return false;
  if (slug === submitted.slug) return false;
  return isReadErrorStep(slug, rules) || outcome.feature === 'readError';
}
