import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';

interface WaveProps {
  className?: string | undefined;
}

/** The lower edge of the header of energy and boleto products: two waves in the wave colour (2.53). */
export function Wave({ className }: WaveProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      className={cx(wave, className)}
    >
      <path opacity="0.35" d="M0 0h1440v44c-150 44-330 44-520 14C700 24 520 20 330 58 200 84 90 86 0 64Z" />
      {/* Reaches a little into the header, whose height may be no whole number of device pixels. */}
      <path d="M0-4h1440v24c-180 46-350 44-560 14C640 0 470 6 290 40 180 60 80 62 0 46Z" />
      <path
        className={edge}
        vectorEffect="non-scaling-stroke"
        d="M1440 20c-180 46-350 44-560 14C640 0 470 6 290 40 180 60 80 62 0 46"
      />
    </svg>
  );
}

const edge = css({ fill: '[none]', stroke: 'brand.waveEdge', strokeWidth: '[2px]' });
const wave = css({
  width: 'full',
  height: { base: '10', md: '16' },
  color: 'brand.wave',
  fill: 'current',
  overflow: 'visible',
  pointerEvents: 'none',
  _highContrast: { display: 'none' },
});
