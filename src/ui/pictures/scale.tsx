import type { ReactNode } from 'react';
import { swingingFromTop } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Law and review by lawyers. */
export function ScalePicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M76 44h8v76h-8Z" />
      <path className={tint} d="M56 132c0-7 8-12 24-12s24 5 24 12Z" />
      <g className={swingingFromTop}>
        <path d="M40 58h80" strokeWidth="4" />
        <path d="M40 58 26 92m14-34 14 34m66-34-14 34m14-34 14 34" />
        <path className={bodyFill} d="M22 92h36c0 10-8 16-18 16s-18-6-18-16Z" />
        <path className={bodyFill} d="M102 92h36c0 10-8 16-18 16s-18-6-18-16Z" />
      </g>
      <circle className={accent} cx="80" cy="42" r="10" />
    </PictureFrame>
  );
}
