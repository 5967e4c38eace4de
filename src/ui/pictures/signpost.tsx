import type { ReactNode } from 'react';
import { swingingFromTop } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A choice: the purpose of the credit, the kind of contract. */
export function SignpostPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M75 26h10v106H75Z" />
      <g className={swingingFromTop}>
        <path className={tint} d="M48 38h66l16 14-16 14H48a4 4 0 0 1-4-4V42a4 4 0 0 1 4-4Z" />
        <path className={accent} d="M112 76H46L30 90l16 14h66a4 4 0 0 0 4-4V80a4 4 0 0 0-4-4Z" />
        <path strokeWidth="3" d="M58 52h44M54 90h46" />
      </g>
    </PictureFrame>
  );
}
