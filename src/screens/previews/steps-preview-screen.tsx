import type { ReactNode } from 'react';
import { stepStates } from '#step-views/step-states.ts';
import { PreviewPage } from './preview-page.tsx';
import { StepPreview } from './step-preview.tsx';

const types = [...new Set(stepStates.map(({ type }) => type))];

/** Every step type in every status (2.9). */
export function StepsPreviewScreen(): ReactNode {
  return (
    <PreviewPage title="Passos" names={types}>
      {type =>
        stepStates
          .filter(state => state.type === type)
          .map(state => <StepPreview key={state.status} state={state} />)
      }
    </PreviewPage>
  );
}
