import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Something that is reserved for this proposal. */
export function PadlockPicture(): ReactNode {
  return (
    <PictureFrame>
      <path
        className={tint}
        fillRule="evenodd"
        d="M50 74V58a30 30 0 0 1 60 0v16H96V58a16 16 0 0 0-32 0v16Z"
      />
      <rect className={bodyFill} x="40" y="72" width="80" height="60" rx="10" />
      <circle className={`${accent} ${breathing}`} cx="80" cy="97" r="9" />
      <path strokeWidth="5" d="M80 106v12" />
    </PictureFrame>
  );
}
