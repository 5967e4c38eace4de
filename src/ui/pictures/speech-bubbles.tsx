import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Questions about the visitor. */
export function SpeechBubblesPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={tint}
        d="M66 62h62a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-6v16l-18-16H66a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10Z"
      />
      <path
        className={bodyFill}
        d="M34 30h66a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H58l-18 16V86h-6a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z"
      />
      <path strokeWidth="4" d="M59 52c0-12 17-11 17-1 0 8-9 7-9 14" />
      <circle className={accent} cx="67" cy="74" r="4" />
      <path className={breathing} strokeWidth="3" d="M118 98h8m-22 0h2" />
    </PictureFrame>
  );
}
