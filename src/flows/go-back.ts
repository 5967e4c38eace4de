import { currentStepSlugOf, isInReview } from '#journey/current-step.ts';
import { destinationAfter } from '#journey/destination-after.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import {
  ENDORSED_TEXT,
  lacksFiles,
  mustFinishReview,
  revisitOf,
  stepBefore,
  stepToReturnTo,
} from '#journey/revisit.ts';
import { asRef } from '#state/field-state.ts';
import type { StateContext } from './context.ts';

const shownSlugOf = ({ state: { place } }: StateContext): string => (place.kind === 'step' ? place.slug : '');

/**
 * Opens a step that the visitor chose: an earlier one to look at it, or the current one, which clears the review step
 * (4.12). An endorsed proposal cannot go back, and a message says so (4.14). Any other step stays closed, and all while
 * files of the first step are missing (assumption 7.10).
 */
export function chooseStep({ state }: StateContext, slug: string): NextAction {
  const { config, proposal } = state;
  if (!config || !proposal || slug === shownSlugOf({ state })) return stay;
  if (lacksFiles(state) && slug !== state.filesDueAt) return stay;
  if (isInReview(proposal) && slug === proposal.currentStep && !mustFinishReview(config, proposal))
    state.proposal = asRef({ ...proposal, reviewStep: null, endedReview: proposal.reviewStep });
  const updatedProposal = state.proposal ?? proposal;
  if (slug === currentStepSlugOf(updatedProposal))
    return go(destinationAfter(config, updatedProposal, state.waitsForCompletion, state.openRedo));
  switch (revisitOf(state, slug)) {
    case 'open':
      return go({ kind: 'step', slug });
    case 'endorsed':
      return { kind: 'toast', type: 'warning', title: ENDORSED_TEXT, text: '' };
    case 'closed':
      return stay;
  }
}

/** 'Voltar': the nearest earlier step that is open (2.39, 4.12). */
export function goBack({ state }: StateContext): NextAction {
  const previousStep = stepBefore(state, shownSlugOf({ state }));
  return previousStep ? chooseStep({ state }, previousStep.slug) : stay;
}

/** From an earlier step to the service's step. Unsent changes stay as a draft. */
export function goToCurrentStep({ state }: StateContext): NextAction {
  const slug = stepToReturnTo(state, shownSlugOf({ state }));
  return slug === '' ? stay : chooseStep({ state }, slug);
}

/** 'Minhas Propostas' leads to the step that the visitor left (2.33, assumption 2.33). */
export const goToReturnable = ({ state }: StateContext): NextAction =>
  chooseStep({ state }, state.deviceSettings.returnableStep);
