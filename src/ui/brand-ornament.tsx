import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface BrandOrnamentProps {
  /** The corner of the container, which needs `position: relative`. */
  corner?: 'bottomLeft' | 'topRight';
  className?: string | undefined;
}

/** Two large soft curves in the brand's ornament colour, which the app turns to red while an error shows (2.57). */
export function BrandOrnament({ corner = 'bottomLeft', className }: BrandOrnamentProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 480 400"
      preserveAspectRatio="none"
      className={cx(ornament, corners[corner], className)}
    >
      <path opacity="0.14" d="M0 96C104 40 214 92 262 190c44 90 96 192 218 210H0Z" />
      <path opacity="0.28" d="M0 214c84-38 150 4 190 72 36 62 92 104 170 114H0Z" />
    </svg>
  );
}

const ornament = css({
  display: { _print: 'none' },
  position: 'absolute',
  pointerEvents: 'none',
  color: 'brand.ornament',
  fill: 'current',
  // On the wave the ornament would be invisible, because both have the same colour.
  '[data-wave] &': { color: 'brand.gleam' },
  '[data-error] [data-wave] &': { color: 'brand.ornament' },
  transitionProperty: '[color]',
  transitionDuration: 'sheet',
  _dark: { opacity: 'soft' },
  _highContrast: { display: 'none' },
});
const corners = {
  // Below the texts of the panel, which are at most 34rem high.
  bottomLeft: css({
    bottom: '0',
    left: '0',
    width: 'full',
    height: '[clamp(9rem, 100% - 34rem, 46%)]',
  }),
  topRight: css({ top: '0', right: '0', width: '[56%]', height: 'full', transform: 'rotate(180deg)' }),
};
