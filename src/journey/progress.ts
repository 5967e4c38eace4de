import type { Configuration } from './model/configuration.ts';
import type { Step } from './model/step.ts';
import { stepTypes } from './steps/index.ts';

/** The visitor's position among the steps, for the header (2.38). */
export interface Progress {
  /** 1-based. */
  position: number;
  total: number;
  /** The filled share of the progress bar, 0 to 1. Above 0 at the first step, below 1 at the last. */
  share: number;
}

const countsAsStep = ({ order, type }: Step): boolean =>
  order >= 0 && stepTypes.find(type.slug)?.countsAsStep !== false;

/** The steps that count, in their order. */
export const countedStepsOf = ({ steps }: Pick<Configuration, 'steps'>): Step[] =>
  steps.filter(countsAsStep).sort((a, b) => a.order - b.order);

/** The stored filled share of a step, 0 to 1; 0 if there is none (3.43). */
export const storedShareOf = (filledShares: Readonly<Record<string, number>>, slug: string): number =>
  (Object.hasOwn(filledShares, slug) ? filledShares[slug] : undefined) ?? 0;

/** The share of the current step that counts as finished. */
const OPENED_SHARE = 0.15;

/** The finished share of `count` steps in the step at `index`: above 0 at the first step, below 1 at the last. */
export const finishedShareOf = (index: number, count: number): number => (index + OPENED_SHARE) / count;

/**
 * The visitor's progress among the steps; how far the form of the step is filled, the dock shows (4.36).
 * @returns `undefined` for a step that does not count (final pages, unknown slugs).
 */
export function progressAt(configuration: Configuration, slug: string): Progress | undefined {
  const countedSteps = countedStepsOf(configuration);
  const index = countedSteps.findIndex(step => step.slug === slug);
  if (index < 0) return undefined;
  return {
    position: index + 1,
    total: countedSteps.length,
    share: finishedShareOf(index, countedSteps.length),
  };
}
