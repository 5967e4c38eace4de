import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A seller: a shop with its awning. */
export function StorefrontPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M38 66h84v66H38Z" />
      <path className={softFill} d="M88 88h22v44H88Z" />
      <path d="M94 110h.1" strokeWidth="4" />
      <path className={tint} d="M50 88h26v22H50Z" />
      <path className={bodyFill} d="M42 32h76l14 36H28Z" />
      <g className={breathing}>
        <path className={accent} d="M42 32h19l-7 36a13 13 0 0 1-26 0Zm38 0h19l7 36a13 13 0 0 1-26 0Z" />
      </g>
      <path className={bodyFill} d="M61 32h19v36a13 13 0 0 1-26 0Zm38 0h19l14 36a13 13 0 0 1-26 0Z" />
    </PictureFrame>
  );
}
