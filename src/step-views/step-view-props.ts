import type { Step, StepStatus } from '#journey/model/step.ts';

/** What every view of a step is given. */
export interface StepViewProps {
  step: Step;
  status: StepStatus;
}
