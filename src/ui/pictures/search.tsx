import type { ReactNode } from 'react';
import { lookingAround } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Searching, or not found. */
export function SearchPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M38 40a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6Z"
      />
      <path d="M50 50h36M50 62h24M50 74h14M50 110h14" />
      <g className={lookingAround}>
        <path className={accent} d="m108 108 7-7 17 17a5 5 0 0 1-7 7Z" />
        <circle className={tint} cx="92" cy="86" r="28" />
        <circle className={softFill} cx="92" cy="86" r="20" />
        <path d="M80 84c1-6 5-10 11-11" />
      </g>
    </PictureFrame>
  );
}
