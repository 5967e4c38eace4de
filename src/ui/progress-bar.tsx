import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface ProgressBarProps {
  /** Names what progresses, for screen readers. */
  label: string;
  /** 0 to `max`; `null` if unknown. */
  value: number | null;
  /** Absent: 100. */
  max?: number;
  /** The value as text, such as 'Passo 2 de 5'. */
  valueText?: string;
  /** A line of 2 px on the upper edge of the container, in place of a bar of 4 px. */
  isEdge?: boolean;
}

export function ProgressBar({ label, value, max = 100, valueText, isEdge }: ProgressBarProps): ReactNode {
  const reached = value === null ? null : Math.round(Math.min(max, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={reached ?? undefined}
      aria-valuetext={valueText ?? (reached === null ? 'Carregando' : undefined)}
      className={cx(track, isEdge ? edge : bar)}
    >
      {reached === null ? (
        <div className={indeterminate} />
      ) : (
        <div className={fill} style={{ transform: `translateX(${(100 * reached) / max - 100}%)` }} />
      )}
    </div>
  );
}

const track = css({
  overflow: 'hidden',
  bg: 'line',
  _highContrast: { bg: 'system.canvas', outline: '[1px solid CanvasText]', forcedColorAdjust: 'none' },
});
const bar = css({ height: 'progress', width: 'full', borderRadius: 'full' });
const edge = css({ position: 'absolute', top: '0', insetInline: '0', height: 'edge' });
const fill = css({
  height: 'full',
  borderRadius: '[inherit]',
  bg: 'brand.active',
  transitionProperty: '[transform]',
  transitionDuration: 'sheet',
  transitionTimingFunction: 'out',
  _highContrast: { bg: 'system.highlight' },
});
const indeterminate = css({
  height: 'full',
  width: 'third',
  borderRadius: '[inherit]',
  bg: 'brand.active',
  animationName: 'slideAlong',
  animationDuration: 'pass',
  animationTimingFunction: 'inOut',
  animationIterationCount: 'infinite',
  _highContrast: { bg: 'system.highlight' },
});
