import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A benefit that comes every month. */
export function CalendarPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="36" y="42" width="88" height="90" rx="9" />
      <path className={tint} d="M36 51a9 9 0 0 1 9-9h70a9 9 0 0 1 9 9v15H36Z" />
      <path d="M58 32v18m44-18v18" strokeWidth="4" />
      <path d="M52 82h6m14 0h6m14 0h6M52 100h6m34 0h6m14-18h1M52 116h6m14 0h6m14 0h6" strokeWidth="4" />
      <g className={breathing}>
        <circle className={accent} cx="75" cy="100" r="13" />
        <path d="m69 100 5 5 8-9" strokeWidth="3" />
      </g>
    </PictureFrame>
  );
}
