import type { ReactNode } from 'react';
import { useSimulation } from '#hooks/use-simulation.ts';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { SimulationForm } from './simulation-form.tsx';

/** Every simulation (4.8): interactive at init; in any other status polled, finished, or for review. */
export function SimulationView(props: StepViewProps): ReactNode {
  const view = useSimulation(props.step);
  return view && props.status === 'init' ? (
    <SimulationForm step={props.step} view={view} />
  ) : (
    <StepStatusScreen {...props} />
  );
}
