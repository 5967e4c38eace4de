import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { PHASES, phaseAt, phaseSharesOf } from '#journey/phases.ts';
import { progressAt } from '#journey/progress.ts';
import { css, cx } from '#styled/css/index.js';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/**
 * The three phases of energy credit (2.52) as one indicator of progress: each has a segment of the bar. It replaces the
 * bar and the counter of other products (2.38). `hideProgressBar` hides its segments, `hideStepAmount` its counter.
 */
export function JourneyPhases(): ReactNode {
  const { place, config } = useAppState();
  if (place.kind !== 'step' || !config) return null;
  const current = phaseAt(config, place.slug);
  const shares = phaseSharesOf(config, place.slug);
  const progress = progressAt(config, place.slug);
  if (current === undefined || !shares || !progress) return null;
  const { hideProgressBar, hideStepAmount } = config.display;
  return (
    <ol className={list} aria-label="Fases da proposta">
      {PHASES.map((name, phase) => (
        <li
          key={name}
          aria-current={phase === current ? 'step' : undefined}
          className={cx(entry, phase === current ? currentPhase : !hideStepAmount && lineOfCounter)}
        >
          {!hideProgressBar && (
            <span aria-hidden="true" className={track} data-segment="">
              <span
                className={fill}
                style={{ transform: `translateX(${Math.round((shares[phase] ?? 0) * 100) - 100}%)` }}
              />
            </span>
          )}
          {name}
          {phase < current && <VisuallyHidden>, concluída</VisuallyHidden>}
          {phase === current && !hideStepAmount && (
            <span className={counter}>{`Passo ${progress.position} de ${progress.total}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  // Very large text takes several lines.
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(5rem, 100%), 1fr))]',
  gap: '2',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
});
/** Not by opacity: text on the wave keeps its contrast of 4.5:1. */
const entry = css({ textStyle: 'micro', color: 'brand.onWave', overflowWrap: 'anywhere' });
const currentPhase = css({ fontWeight: 'bold' });
/**
 * Beside each other, all phases have the line of the counter: the header keeps its height from phase to phase (15.6).
 */
const lineOfCounter = css({
  '@container (min-width: 18.5rem)': { _after: { content: '"\\00a0"', display: 'block' } },
});
const counter = css({
  display: 'block',
  fontWeight: 'normal',
  fontVariantNumeric: 'tabular-nums',
  // 'Passo 11 de 11' uses the gap to the next column on a narrow phone. Wider text takes two lines (WCAG 1.4.12).
  marginInlineEnd: '-2',
});
const track = css({
  position: 'relative',
  display: 'block',
  height: 'progress',
  marginBottom: '1.5',
  overflow: 'hidden',
  borderRadius: 'full',
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    bg: 'brand.onWave',
    opacity: 'ahead',
  },
  _highContrast: { outline: '[1px solid CanvasText]' },
});
const fill = css({
  position: 'relative',
  display: 'block',
  height: 'full',
  borderRadius: 'full',
  bg: 'brand.onWave',
  transitionProperty: '[transform]',
  transitionDuration: 'sheet',
  transitionTimingFunction: 'out',
  _highContrast: { bg: 'system.highlight', forcedColorAdjust: 'none' },
});
