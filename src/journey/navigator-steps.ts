import { firstStepOf, stepBySlug } from './current-step.ts';
import { countedStepsOf, storedShareOf } from './progress.ts';
import { type Journey, lacksFiles, mustFinishReview, revisitOf } from './revisit.ts';

/** A row of the drawer 'Passos' (2.39). */
export interface NavigatorStep {
  slug: string;
  name: string;
  /** 1-based. */
  position: number;
  status: 'done' | 'here' | 'current' | 'later';
  /** Why the visitor cannot choose the step; empty if it is open. */
  closedReason: string;
  /**
   * The share of the form that was filled when the visitor left the current step, 0 to 1 (3.43). Absent for other
   * steps.
   */
  filledShare?: number;
}

interface NavigatorJourney extends Journey {
  filledShares: Readonly<Record<string, number>>;
}

/** Why later steps are closed (2.39). */
export const LATER_TEXT = 'Disponível depois das etapas anteriores';
/** Why some finished steps are closed: the key to the lock of them all, and the description of each. */
const CLOSED_TEXT = 'Etapa concluída, não pode ser alterada';

/**
 * The steps of the journey in order, and which of them the visitor may choose (2.39, 4.12).
 * @param currentSlug the step that the visitor sees; the current step of the proposal may be another one.
 */
export function navigatorStepsOf(journey: NavigatorJourney, currentSlug: string): NavigatorStep[] {
  const { config, proposal, filledShares, openRedo, filesDueAt } = journey;
  if (!config) return [];
  const current = proposal ? stepBySlug(config, proposal.currentStep) : firstStepOf(config);
  const currentOrder = current?.order ?? -1;
  const isReviewing = proposal !== undefined && mustFinishReview(config, proposal);
  const laterReason = lacksFiles(journey) ? LATER_TEXT : '';
  const currentReason = isReviewing || openRedo !== '' ? LATER_TEXT : laterReason;
  return countedStepsOf(config).map(({ slug, name, order }, index) => {
    const row = { slug, name, position: index + 1 };
    if (slug === currentSlug) return { ...row, status: 'here', closedReason: '' };
    const filledShare = storedShareOf(filledShares, slug);
    if (slug === proposal?.reviewStep)
      return { ...row, status: 'current', closedReason: laterReason, filledShare };
    if (slug === current?.slug)
      return { ...row, status: 'current', closedReason: currentReason, filledShare };
    if (order > currentOrder) return { ...row, status: 'later', closedReason: LATER_TEXT };
    if (revisitOf(journey, slug) === 'closed') return { ...row, status: 'done', closedReason: CLOSED_TEXT };
    return { ...row, status: 'done', closedReason: slug === filesDueAt ? '' : laterReason };
  });
}
