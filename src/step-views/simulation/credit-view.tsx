import { type ReactNode, useEffect } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useSimulation } from '#hooks/use-simulation.ts';
import { css } from '#styled/css/index.js';
import { StepStatusScreen } from '../step-status-screen.tsx';
import type { StepViewProps } from '../step-view-props.ts';
import { ChosenFigures } from './offer-found.tsx';

/**
 * A credit check, which is polled. If it confirms a simulation, it shows the conditions of the simulation (2.30, 7.34).
 */
export function CreditView(props: StepViewProps): ReactNode {
  const { step, status } = props;
  const flows = useFlows();
  const view = useSimulation(step);
  const showsConditions = view !== undefined && (status === 'init' || status === 'waiting');
  useEffect(() => {
    if (showsConditions) void flows.openSimulation();
  }, [flows, showsConditions]);
  return (
    <StepStatusScreen {...props} {...(showsConditions && { isCompact: false })}>
      {showsConditions && view.selection && (
        <div className={alignedLeft}>
          <ChosenFigures {...view} />
        </div>
      )}
    </StepStatusScreen>
  );
}

const alignedLeft = css({ textAlign: 'left' });
