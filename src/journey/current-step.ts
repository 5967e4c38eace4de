import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import { isCreated, type Proposal, type StepOutcome } from './model/proposal.ts';
import type { Step } from './model/step.ts';

/** Slug of the proposal's step: the review step if set, otherwise currentStep (4.10). Empty if missing. */
export const currentStepSlugOf = (proposal: Proposal): string => proposal.reviewStep || proposal.currentStep;

/** Whether the visitor must do another step than the service's current one again (4.10). */
export const isInReview = (proposal: Proposal): proposal is Proposal & { reviewStep: string } =>
  proposal.reviewStep !== null && proposal.reviewStep !== proposal.currentStep;

/** The status that an answer has for the proposal's step; `undefined` for none. */
export const statusInOutcome = ({
  proposal,
  stepStatus,
  reviewStepStatus,
}: StepOutcome): string | undefined => (isInReview(proposal) ? reviewStepStatus : stepStatus);

/** Whether this is the service's current step, as opposed to an earlier one that is only shown. */
export const isCurrentStep = (proposal: Proposal | undefined, slug: string): boolean =>
  !isCreated(proposal) || currentStepSlugOf(proposal) === slug;

/**
 * Whether the proposal is at this step. Only show-step may know such a step, so right after a reload it is missing in
 * the configuration.
 */
export const isStepOfProposal = (proposal: Proposal | undefined, slug: string): boolean =>
  proposal !== undefined && (proposal.currentStep === slug || proposal.reviewStep === slug);

export const stepBySlug = (configuration: Configuration, slug: string): Step | undefined =>
  configuration.steps.find(step => step.slug === slug);

/** Whether the visitor is at this step. */
export const isAtStep = (place: Destination, slug: string): boolean =>
  place.kind === 'step' && place.slug === slug;

/** The step at a place; `undefined` at other places. */
export const stepAt = (configuration: Configuration | undefined, place: Destination): Step | undefined =>
  place.kind === 'step' && configuration ? stepBySlug(configuration, place.slug) : undefined;

/**
 * The first step of a new proposal: the lowest order. An order of -1 marks an empty template, which is never first
 * (3.22).
 */
export function firstStepOf(configuration: Configuration): Step | undefined {
  return configuration.steps
    .filter(step => step.order >= 0)
    .reduce<Step | undefined>(
      (first, step) => (first && first.order <= step.order ? first : step),
      undefined,
    );
}
