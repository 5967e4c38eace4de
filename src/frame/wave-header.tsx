import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { Wave } from '#ui/wave.tsx';
import { JourneyPhases } from './journey-phases.tsx';

/** What a wave header has beside its colour: the phases where a product has some, and the wave's edge (2.52, 2.53). */
export function WaveHeader(): ReactNode {
  const { rules } = useAppState();
  return (
    <>
      {rules.phases && (
        <div className={phases}>
          <JourneyPhases />
        </div>
      )}
      <Wave className={edge} />
    </>
  );
}

/** Takes the room that the frame keeps for it, and more where large letters need more. */
const phases = css({
  position: 'relative',
  minHeight: '8',
  marginBottom: '-8',
  paddingInline: { base: 'page', md: 'pageLarge' },
});
const edge = css({ position: 'absolute', insetInline: '0', top: '[100%]' });
