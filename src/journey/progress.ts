import type { Configuration } from './model/configuration.ts';
import type { Step } from './model/step.ts';
import { stepTypes } from './steps/index.ts';

/** The visitor's position among the steps, for the header (2.38). */
export interface JourneyProgress {
  /** 1-based. */
  position: number;
  total: number;
  /** 0 to 1: where the header bar ends in this step. Above 0 at the first step, below 1 at the last. */
  share: number;
}

export const countsAsStep = ({ order, type }: Step): boolean =>
  order >= 0 && stepTypes.find(type.slug)?.countsAsStep !== false;

/** The stored progress of a step, 0 to 1 (3.43). */
export const storedProgress = (percentage: Readonly<Record<string, number>>, slug: string): number =>
  (Object.hasOwn(percentage, slug) ? percentage[slug] : undefined) ?? 0;

/** Share of a step that counts as done when it opens, and what filling its fields adds to that. */
const OPENED_SHARE = 0.15;
const FILLED = 0.8;

/** Which share of `count` steps is done in the step at `index`: above 0 at the first step, below 1 at the last. */
export const shareDone = (index: number, count: number, filledShare: number): number =>
  (index + OPENED_SHARE + FILLED * filledShare) / count;

/**
 * @param filledShare 0 to 1: how much of the step is filled.
 * @returns `undefined` for a step that does not count (final pages, unknown slugs).
 */
export function progressAt(
  configuration: Configuration,
  slug: string,
  filledShare = 0,
): JourneyProgress | undefined {
  const countedSteps = configuration.steps.filter(countsAsStep).sort((a, b) => a.order - b.order);
  const index = countedSteps.findIndex(step => step.slug === slug);
  if (index < 0) return undefined;
  return {
    position: index + 1,
    total: countedSteps.length,
    share: shareDone(index, countedSteps.length, filledShare),
  };
}
