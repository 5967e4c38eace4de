import type { Step, StepStatus } from '#journey/model/step.ts';

/** The props of every step view. */
export interface StepViewProps {
  step: Step;
  status: StepStatus;
}
