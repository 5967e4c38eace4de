import type { ReactNode } from 'react';
import { stepStates } from '#step-views/step-states.ts';
import { PreviewPage } from './preview-page.tsx';
import { StepStage } from './step-stage.tsx';

const types = [...new Set(stepStates.map(({ type }) => type))];

/** 2.9: every step type in every status. */
export function StepsPreviewScreen(): ReactNode {
  return (
    <PreviewPage title="Passos" names={types}>
      {type =>
        stepStates
          .filter(state => state.type === type)
          .map(state => <StepStage key={state.status} state={state} />)
      }
    </PreviewPage>
  );
}
