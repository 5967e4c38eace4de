import { currentStepSlugOf, isInReview, stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import { stepTypes } from './steps/index.ts';

const isEnding = ({ type }: Step): boolean => stepTypes.find(type.slug)?.family === 'ending';

/**
 * Whether the visitor sees the final page instead of the step (2.3, 4.7): a step whose type is an ending, or the last
 * step in status finished. An earlier one in this status is done, and the journey goes on (assumption 4.1).
 */
export const isFinal = ({ steps }: Pick<Configuration, 'steps'>, step: Step): boolean =>
  isEnding(step) ||
  (step.status === 'finished' && !steps.some(other => other.order > step.order && !isEnding(other)));

/** The part of the state that says how far the journey has come. */
export interface JourneyPosition {
  config: Configuration | undefined;
  proposal: Proposal | undefined;
  waitsForCompletion: boolean;
  /** Slug of the form that an external redo has opened and that is not sent yet (4.26); empty for none. */
  openRedo: string;
}

/**
 * The destination after an answer from the service: the wait for completion, the final page, or the step that the
 * answer names. If that step comes after the external redo step, the destination is the form of the open redo, and
 * without one the final page (4.26).
 */
export function destinationAfter(
  configuration: Configuration,
  proposal: Proposal,
  waitsForCompletion: boolean,
  openRedo: string,
): Destination {
  if (waitsForCompletion) return { kind: 'completion' };
  const slug = currentStepSlugOf(proposal);
  const step = stepBySlug(configuration, slug);
  // A step to review is not the end, whatever status it has.
  if (step && !isInReview(proposal) && isFinal(configuration, step)) return { kind: 'finalPage' };
  const redo = proposal.externalRedoStep ? stepBySlug(configuration, proposal.externalRedoStep) : undefined;
  if (step && redo && step.order > redo.order)
    return openRedo === '' ? { kind: 'finalPage' } : { kind: 'step', slug: openRedo };
  return { kind: 'step', slug };
}

/**
 * Whether nothing remains to fill in or to wait for in this visit: an external redo ends it before the proposal (4.26).
 */
export const isJourneyOver = ({ config, proposal, waitsForCompletion, openRedo }: JourneyPosition): boolean =>
  config !== undefined &&
  proposal !== undefined &&
  destinationAfter(config, proposal, waitsForCompletion, openRedo).kind === 'finalPage';

/** Whether the journey has ended at its last step, not before it after an external redo (4.26). */
export function isProposalOver(position: JourneyPosition): boolean {
  const { config, proposal } = position;
  if (!config || !proposal) return false;
  const step = stepBySlug(config, currentStepSlugOf(proposal));
  return step !== undefined && isFinal(config, step) && isJourneyOver(position);
}
