import type { ReactNode } from 'react';
import { swingingOnBase } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A score, a credit analysis. */
export function GaugePicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M28 112a52 52 0 0 1 104 0v14a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z" />
      <path className={tint} d="M44 112a36 36 0 0 1 72 0Z" />
      <path d="M80 66v8M52 78l6 6m50-6-6 6M40 104l8 2m72-2-8 2" strokeWidth="3" />
      <g className={swingingOnBase}>
        <path className={accent} d="m75 104 23-30-14 34a6 6 0 0 1-9-4Z" />
      </g>
      <circle className={bodyFill} cx="80" cy="106" r="6" />
      <path d="M60 122h40" />
    </PictureFrame>
  );
}
