import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';

/** Of a single required field, a line would say no more than the field. */
const MIN_REQUIRED = 2;

/**
 * The share of required visible fields that are filled (4.36), as a line on the upper edge of the dock. Only this line
 * renders when the share changes (14.2).
 */
export function FilledLine(): ReactNode {
  const { filledCount, requiredCount, share } = useAppState().form.shownProgress;
  if (requiredCount < MIN_REQUIRED) return null;
  return (
    <div
      role="progressbar"
      aria-label="Campos obrigatórios preenchidos"
      aria-valuemin={0}
      aria-valuemax={requiredCount}
      aria-valuenow={filledCount}
      aria-valuetext={`${filledCount} de ${requiredCount}`}
      className={track}
    >
      <div className={fill} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

const track = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  height: 'edge',
  bg: 'line',
  _highContrast: { bg: 'system.canvas', outline: '[1px solid CanvasText]', forcedColorAdjust: 'none' },
});
const fill = css({
  height: 'full',
  bg: 'brand.active',
  transformOrigin: '[left]',
  transitionProperty: '[transform]',
  transitionDuration: 'sheet',
  transitionTimingFunction: 'out',
  _highContrast: { bg: 'system.highlight' },
});
