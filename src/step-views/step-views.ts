import type { ComponentType } from 'react';
import type { Step, StepStatus } from '#journey/model/step.ts';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { FormView } from './form/form-view.tsx';
import { StatusView } from './status-view.tsx';

export interface StepViewProps {
  step: Step;
  status: StepStatus;
}

/** Which view draws which family of step types. A family without one does not compile. */
export const stepViews: Readonly<Record<FamilyName, ComponentType<StepViewProps>>> = {
  form: FormView,
  check: StatusView,
  ending: StatusView,
};
