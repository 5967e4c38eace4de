import type { ComponentType } from 'react';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { FormView } from './form/form-view.tsx';
import { StatusView } from './status-view.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Which view draws which family of step types. A family without one does not compile. */
export const stepViews: Readonly<Record<FamilyName, ComponentType<StepViewProps>>> = {
  form: FormView,
  check: StatusView,
  ending: StatusView,
};
