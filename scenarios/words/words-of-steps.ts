import type { StepStatus } from '../define-scenario.ts';

/**
 * What a person sees of a step: its heading, and the button that leads on, if there is one. `null`: the heading is the name
 * that the product gives the step, and what is below is for its fields or its figures to say.
 */
export type StepWords = readonly [heading: string | null, button?: string];

/** A step that is finished says nothing of itself: the final page of the product stands there. */
export type ToldStatus = Exclude<StepStatus, 'finished'>;

/** By step type (4.7 to 4.9) and status (4.1). */
export type WordsOfSteps = Readonly<Record<string, Readonly<Record<ToldStatus, StepWords>>>>;
