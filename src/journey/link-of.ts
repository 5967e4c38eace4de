import type { Step } from './model/step.ts';

interface StepLinks {
  /** The link of the last answer by step; empty if there was none. */
  stepDetails: Readonly<Record<string, { readonly link: string }>>;
}

/** The external link of a step: from the last answer, otherwise from the step itself. */
export const linkOf = ({ stepDetails }: StepLinks, step: Step): string =>
  stepDetails[step.slug]?.link || step.link;
