import { stepAt } from '#journey/current-step.ts';
import type { Step, StepStatus } from '#journey/model/step.ts';
import { latestStatusOf } from '#state/app-state.ts';
import { useAppState } from './use-app-state.ts';

/** The step at the current place, and its status. `undefined` at other places. */
export function useCurrentStep(): { step: Step; status: StepStatus } | undefined {
  const state = useAppState();
  const step = stepAt(state.config, state.place);
  return step && { step, status: latestStatusOf(state, step) };
}
