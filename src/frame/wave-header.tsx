import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Wave } from '#ui/wave.tsx';
import { JourneyPhases } from './journey-phases.tsx';

/** The phases of some products, and the edge of the wave (2.52, 2.53). */
export function WaveHeader({ hasPhases }: { hasPhases: boolean }): ReactNode {
  return (
    <>
      {hasPhases && (
        <div className={phases}>
          <JourneyPhases />
        </div>
      )}
      <Wave className={edge} />
    </>
  );
}

/** Fills the space that the frame reserves for the phases, and grows with large text. */
const phases = css({
  position: 'relative',
  minHeight: { base: '12', md: '8' },
  marginBottom: { base: '-12', md: '-8' },
  paddingInline: { base: 'page', md: 'pageLarge' },
});
const edge = css({
  position: 'absolute',
  insetInline: '0',
  top: '[100%]',
  '[data-wave=phases] &': { height: { base: '6', md: '16' } },
  ':root:not([data-shell-wave]) &': { animation: '[fadeIn {durations.sheet} {easings.out}]' },
});
