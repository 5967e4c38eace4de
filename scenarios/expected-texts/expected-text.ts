import type { StepStatus } from '../define-scenario.ts';

/**
 * The visible texts of a step: its heading, and the button that continues, if there is one. `null`: the
 * heading is the name of the step, and the rest depends on its fields or figures.
 */
export type ExpectedText = readonly [heading: string | null, button?: string];

/** All statuses but `finished`, which has the texts of `success`, or at the last step those of the final page. */
export type StatusWithText = Exclude<StepStatus, 'finished'>;

/** By step type (4.7 to 4.9) and status (4.1). */
export type ExpectedTexts = Readonly<Record<string, Readonly<Record<StatusWithText, ExpectedText>>>>;
