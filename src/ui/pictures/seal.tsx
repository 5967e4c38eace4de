import type { ReactNode } from 'react';
import { drawnOnce, poppingIn } from './animations.ts';
import { accent, accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Success: a seal on which a tick is drawn once. */
export function SealPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g className={poppingIn}>
        <circle className={accent} cx="31" cy="50" r="5" />
        <circle className={tint} cx="131" cy="38" r="6" />
        <path className={accentLine} strokeWidth="3" d="m40 30 5 7M121 22l-3 8M22 76h8M130 70l8 2" />
      </g>
      <path className={accent} d="m62 96-10 36 15-7 9 13 10-37Zm36 0 10 36-15-7-9 13-10-37Z" />
      <path
        className={bodyFill}
        d="M80 26c5 0 8 6 13 8s11 0 15 4 2 10 4 15 8 8 8 13-6 8-8 13 0 11-4 15-10 2-15 4-8 8-13 8-8-6-13-8-11 0-15-4-2-10-4-15-8-8-8-13 6-8 8-13 0-11 4-15 10-2 15-4 8-8 13-8Z"
      />
      <circle className={tint} cx="80" cy="66" r="26" />
      <path className={drawnOnce} pathLength="1" strokeWidth="5" d="m68 67 9 9 17-19" />
    </PictureFrame>
  );
}
