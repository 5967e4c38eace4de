import { currentStepSlug, stepBySlug } from './current-step.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';
import { stepTypes } from './steps/index.ts';

/** Whether a step is the final page, by its type or status (2.3, 4.7). */
export const isFinal = ({ type, status }: Step): boolean =>
  stepTypes.find(type.slug)?.family === 'ending' || status === 'finished';

/**
 * The destination after an answer from the service: the wait for completion, the final page, or the step that it names. A
 * current step after an external redo step is also the final page (4.26).
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

/** The journey is over: there is nothing left to fill in or to wait for. */
export const isJourneyOver = (...answer: Parameters<typeof destinationAfter>): boolean =>
  destinationAfter(...answer).kind === 'finalPage';
