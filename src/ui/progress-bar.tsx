import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface ProgressBarProps {
  /** Names what progresses, for screen readers. */
  label: string;
  /** 0 to 100; `null` if unknown. */
  value: number | null;
  /** The value as text, such as 'Passo 2 de 5'. */
  valueText?: string;
}

/** A progress bar, 4 px high. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps): ReactNode {
  const percent = value === null ? null : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={valueText ?? (percent === null ? 'Carregando' : undefined)}
      className={track}
    >
      {percent === null ? (
        <div className={indeterminate} />
      ) : (
        <div className={fill} style={{ transform: `translateX(${percent - 100}%)` }} />
      )}
    </div>
  );
}

const track = css({
  height: 'progress',
  width: 'full',
  overflow: 'hidden',
  borderRadius: 'full',
  bg: 'line',
  _highContrast: { bg: 'system.canvas', outline: '[1px solid CanvasText]', forcedColorAdjust: 'none' },
});
const fill = css({
  height: 'full',
  borderRadius: 'full',
  bg: 'brand.active',
  transitionProperty: '[transform]',
  transitionDuration: 'sheet',
  transitionTimingFunction: 'out',
  _highContrast: { bg: 'system.highlight' },
});
const indeterminate = css({
  height: 'full',
  width: 'third',
  borderRadius: 'full',
  bg: 'brand.active',
  animationName: 'slideAlong',
  animationDuration: 'pass',
  animationTimingFunction: 'inOut',
  animationIterationCount: 'infinite',
  _highContrast: { bg: 'system.highlight' },
});
