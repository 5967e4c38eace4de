import { currentStepSlug, stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import { stepTypes } from './steps/index.ts';

/** A step of such a type, or in such a status, is the final page (2.3, 4.7). */
export const isFinal = ({ type, status }: Step): boolean =>
  stepTypes.find(type.slug)?.family === 'ending' || status === 'finished';

/**
 * Where an answer of the service leads: the wait for completion, the final page, or the step it names.
 * Also the final page: a current step after an external redo step (4.26).
 */
export function destinationAfter(
  configuration: Configuration,
  proposal: Proposal,
  waitsForCompletion: boolean,
): Destination {
  if (waitsForCompletion) return { kind: 'completion' };
  const slug = currentStepSlug(proposal);
  const step = stepBySlug(configuration, slug);
  if (step && isFinal(step)) return { kind: 'finalPage' };
  const redo = proposal.externalRedoStep ? stepBySlug(configuration, proposal.externalRedoStep) : undefined;
  if (step && redo && step.order > redo.order) return { kind: 'finalPage' };
  return { kind: 'step', slug };
}

/** The journey is at its end: nothing is left to fill in or to wait for. */
export const isJourneyOver = (...answer: Parameters<typeof destinationAfter>): boolean =>
  destinationAfter(...answer).kind === 'finalPage';
