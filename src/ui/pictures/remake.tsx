import type { ReactNode } from 'react';
import { accent, PictureFrame, paper, tint } from './picture-frame.tsx';

/** Repeat: a new simulation, a step to redo. */
export function Remake(): ReactNode {
  return (
    <PictureFrame floating>
      <path
        className={paper}
        d="M80 28a52 52 0 0 1 46 28l8-4 1 28-25-12 8-5a42 42 0 0 0-74-2l-10-5a52 52 0 0 1 46-28Z"
      />
      <path
        className={tint}
        d="M80 132a52 52 0 0 1-46-28l-8 4-1-28 25 12-8 5a42 42 0 0 0 74 2l10 5a52 52 0 0 1-46 28Z"
      />
      <circle className={accent} cx="80" cy="80" r="21" />
      <circle className={paper} cx="80" cy="80" r="15" />
      <path
        transform="translate(17.600 17.600) scale(.78)"
        strokeWidth="3"
        d="M86 74c-2-3-5-4-7-4-4 0-6 2-6 5 0 6 13 3 13 10 0 3-3 5-6 5s-6-1-8-4m8-20v4m0 20v4"
      />
    </PictureFrame>
  );
}
