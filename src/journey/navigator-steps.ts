import { firstStepOf, stepBySlug } from './current-step.ts';
import { countsAsStep, storedProgress } from './progress.ts';
import { type Journey, reviewHolds, revisitOf } from './revisit.ts';

/** A row of the drawer 'Passos' (2.39). */
export interface NavigatorStep {
  slug: string;
  name: string;
  /** 1-based. */
  position: number;
  status: 'done' | 'here' | 'current' | 'later';
  /** Why it cannot be chosen; empty if it can. */
  closed: string;
  /** Share of the current step that was filled in before the visitor left it, 0 to 1 (3.43). Absent for any other. */
  filledShare?: number;
}

interface NavigatorJourney extends Journey {
  percentage: Readonly<Record<string, number>>;
}

/** The reason for later steps (2.39: moving to them is disabled). */
export const LATER_TEXT = 'Disponível depois das etapas anteriores';
/** The reason for finished steps that stay closed. */
const CLOSED_TEXT = 'Esta etapa já foi concluída e não pode mudar';

/** The steps of the journey in order, and which of them a visitor at `currentSlug` may choose (2.39, 4.12). */
export function navigatorSteps(journey: NavigatorJourney, currentSlug: string): NavigatorStep[] {
  const { config, proposal, percentage } = journey;
  if (!config) return [];
  const current = proposal ? stepBySlug(config, proposal.currentStep) : firstStepOf(config);
  const currentOrder = current?.order ?? -1;
  const isReviewing = proposal !== undefined && reviewHolds(config, proposal);
  return config.steps
    .filter(countsAsStep)
    .sort((a, b) => a.order - b.order)
    .map(({ slug, name, order }, index) => {
      const row = { slug, name, position: index + 1 };
      if (slug === currentSlug) return { ...row, status: 'here', closed: '' };
      const filledShare = storedProgress(percentage, slug);
      if (slug === proposal?.reviewStep) return { ...row, status: 'current', closed: '', filledShare };
      if (slug === current?.slug)
        return { ...row, status: 'current', closed: isReviewing ? LATER_TEXT : '', filledShare };
      if (order > currentOrder) return { ...row, status: 'later', closed: LATER_TEXT };
      const closed = revisitOf(journey, slug) === 'closed' ? CLOSED_TEXT : '';
      return { ...row, status: 'done', closed };
    });
}
