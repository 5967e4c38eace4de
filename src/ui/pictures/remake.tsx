import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Repeat: a new simulation, a step to redo. */
export function RemakePicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M80 28a52 52 0 0 1 46 28l8-4 1 28-25-12 8-5a42 42 0 0 0-74-2l-10-5a52 52 0 0 1 46-28Z"
      />
      <path
        className={tint}
        d="M80 132a52 52 0 0 1-46-28l-8 4-1-28 25 12-8 5a42 42 0 0 0 74 2l10 5a52 52 0 0 1-46 28Z"
      />
      <circle className={accent} cx="80" cy="80" r="21" />
      <circle className={bodyFill} cx="80" cy="80" r="15" />
      <path strokeWidth="4" d="M72 80h16m-8-8v16" />
    </PictureFrame>
  );
}
