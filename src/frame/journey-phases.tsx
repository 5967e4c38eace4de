import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { PHASES, phaseAt } from '#journey/phases.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';

/** The three phases of energy credit (2.52): done, current, next. */
export function JourneyPhases(): ReactNode {
  const { place, config } = useAppState();
  const at = place.kind === 'step' && config ? phaseAt(config, place.slug) : undefined;
  if (at === undefined) return null;
  return (
    <ol className={list} aria-label="Fases da proposta">
      {PHASES.map((name, phase) => (
        <li
          key={name}
          aria-current={phase === at ? 'step' : undefined}
          className={cx(entry, phase === at && atHand, phase > at && ahead)}
        >
          <span aria-hidden="true" className={cx(mark, phase <= at && reached)}>
            {phase < at ? <Icon of={IconCheck} size="help" /> : phase + 1}
          </span>
          <span>{name}</span>
          {phase < at && <span className={unseen}>, concluída</span>}
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'flex',
  // Very large text takes several lines.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: { base: '1.5', xs: '2' },
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
});
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', xs: '1.5' },
  textStyle: 'micro',
  color: 'brand.onWave',
});
const atHand = css({ fontWeight: 'bold' });
/** Shown by weight, not by opacity, so that text on the wave keeps its contrast of 4.5:1. */
const ahead = css({ fontWeight: 'normal' });
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '5',
  borderRadius: 'full',
  border: '[1.5px solid currentColor]',
  fontVariantNumeric: 'tabular-nums',
});
const reached = css({ bg: 'brand.onWave', borderColor: 'brand.onWave', color: 'brand.wave' });
const unseen = css({ srOnly: true });
