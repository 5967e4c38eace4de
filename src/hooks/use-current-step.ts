import { currentStepSlugOf, stepAt, stepBySlug } from '#journey/current-step.ts';
import type { Step, StepStatus } from '#journey/model/step.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import { useAppState } from './use-app-state.ts';

interface StepWithStatus {
  step: Step;
  status: StepStatus;
}

/** The step of the proposal, and its status; on a side page the step to which the visitor returns. */
export function useProposalStep(): StepWithStatus | undefined {
  const state = useAppState();
  const { config, proposal, openRedo } = state;
  const step = config && proposal && stepBySlug(config, openRedo || currentStepSlugOf(proposal));
  return step && { step, status: latestStatusOf(state, step) };
}

/** The step at the current place, and its status. `undefined` at other places. */
export function useCurrentStep(): StepWithStatus | undefined {
  const state = useAppState();
  const step = stepAt(state.config, state.place);
  return step && { step, status: latestStatusOf(state, step) };
}
