import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface PictureFrameProps {
  children: ReactNode;
  /** Without the line of the ground, for objects in the air. */
  hidesGround?: boolean;
}

/** A drawing of 160 x 160 with a 2 px ink stroke and round joins. */
export const Drawing = ({ className, children }: { className: string; children: ReactNode }): ReactNode => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 160 160"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {children}
  </svg>
);

/**
 * The common style of all pictures, with a soft background in the brand's colour. A picture fills bodies with
 * `bodyFill`, inner shapes with `softFill` or `tint`, and one shape with `accent`.
 */
export function PictureFrame({ children, hidesGround = false }: PictureFrameProps): ReactNode {
  return (
    <Drawing className={frame}>
      <path
        className={softFill}
        stroke="none"
        d="M77 9c25-3 50 5 62 27 11 20 16 47 5 69-11 23-34 37-60 38-26 2-51-7-63-29C8 91 6 60 20 39 32 20 53 12 77 9Z"
      />
      {children}
      {!hidesGround && <path d="M44 132h62m8 0h4" />}
    </Drawing>
  );
}

const frame = css({ width: 'full', height: 'auto', color: 'ink', overflow: 'visible' });
/** Bodies. */
export const bodyFill = css({ fill: 'surface' });
/** Inner shapes, and the background. */
export const softFill = css({ fill: 'brand.primarySoft' });
/** Inner shapes that must contrast with the background. */
export const tint = css({ fill: 'brand.tint' });
/** Fill and stroke of the accent. */
export const accent = css({ fill: 'brand.accent' });
export const accentLine = css({ stroke: 'brand.accent' });
/** The accent colour of failures. */
export const errorFill = css({ fill: 'error' });
/** Stroke of marks on an accent. */
export const mark = css({ stroke: 'surface' });
