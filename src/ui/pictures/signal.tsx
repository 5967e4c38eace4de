import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** News of a proposal that is with the bank: an antenna. */
export function SignalPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="m64 132 12-62h8l12 62Z" />
      <path className={tint} d="m70 100 3-14h14l3 14Z" />
      <path d="m67 116 26 0" />
      <circle className={accent} cx="80" cy="58" r="12" />
      <path className={breathing} d="M57 40c-9 11-9 25 0 36m46-36c9 11 9 25 0 36" strokeWidth="3" />
      <path d="M43 29c-15 18-15 40 0 58m74-58c15 18 15 40 0 58" strokeWidth="3" strokeDasharray="9 10" />
    </PictureFrame>
  );
}
