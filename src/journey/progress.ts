import type { Configuration } from './model/configuration.ts';
import type { Step } from './model/step.ts';
import { stepTypes } from './steps/index.ts';

/** The visitor's position among the steps, for the header (2.38). */
export interface JourneyProgress {
  /** 1-based. */
  position: number;
  total: number;
  /** 0 to 1: the share of finished steps. */
  share: number;
}

export const countsAsStep = ({ order, type }: Step): boolean =>
  order >= 0 && stepTypes.find(type.slug)?.countsAsStep !== false;

/** `undefined` for a step that does not count (final pages, unknown slugs). */
export function progressAt(configuration: Configuration, slug: string): JourneyProgress | undefined {
  const counted = configuration.steps.filter(countsAsStep).sort((a, b) => a.order - b.order);
  const index = counted.findIndex(step => step.slug === slug);
  if (index < 0) return undefined;
  return { position: index + 1, total: counted.length, share: index / counted.length };
}
