import { type ComponentType, lazy } from 'react';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { FormView } from './form/form-view.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Fetched once the first step stands: nobody is waiting for anything before (14.1). */
const StatusView = lazy(async () => ({ default: (await import('./status-view.tsx')).StatusView }));

/** Which view draws which family of step types. A family without one does not compile. */
export const stepViews: Readonly<Record<FamilyName, ComponentType<StepViewProps>>> = {
  form: FormView,
  check: StatusView,
  ending: StatusView,
};
