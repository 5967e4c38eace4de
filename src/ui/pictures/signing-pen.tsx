import type { ReactNode } from 'react';
import { drawing, floating } from './animations.ts';
import { accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A pen that signs a document. */
export function SigningPenPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M36 52a6 6 0 0 1 6-6h62a6 6 0 0 1 6 6v74a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6Z"
      />
      <path d="M48 64h36M48 76h22M48 120h50" />
      <path
        className={`${accentLine} ${drawing}`}
        strokeWidth="3"
        pathLength="1"
        d="M50 110c4-10 12-16 13-9 1 6-5 9-1 9 5 0 6-9 10-8 3 1 0 7 4 7"
      />
      <g className={floating}>
        <path className={tint} d="m112 31 14 12-35 50-16 8 2-18Z" />
        <path className={bodyFill} d="m77 83 14 10-16 8Z" />
        <path d="m104 42 14 12" />
      </g>
    </PictureFrame>
  );
}
