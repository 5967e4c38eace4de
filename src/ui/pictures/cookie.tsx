import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Blocked cookies. */
export function CookiePicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M80 30c-28 0-50 22-50 50s22 50 50 50 50-22 50-50c0-3 0-5-1-8-7 3-15-1-17-8-9 1-16-6-14-15-8-1-14-8-11-18-2-1-5-1-7-1Z"
      />
      <g className={accent}>
        <circle cx="62" cy="64" r="7" />
        <circle cx="84" cy="86" r="8" />
        <circle cx="58" cy="98" r="6" />
        <circle cx="104" cy="100" r="6" />
      </g>
      <path d="M80 60h.01M100 78h.01M46 80h.01M80 112h.01" strokeWidth="4" />
      <path className={tint} d="M108 36h.01M126 48h.01M118 26h.01" strokeWidth="4" />
    </PictureFrame>
  );
}
