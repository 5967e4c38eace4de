import type { ReactNode } from 'react';
import { accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A broken link. */
export function BrokenChainPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g transform="rotate(-38 80 80)">
        <path
          className={bodyFill}
          fillRule="evenodd"
          d="M36 62h22a18 18 0 0 1 0 36H36a18 18 0 0 1 0-36Zm1 12a6 6 0 0 0 0 12h20a6 6 0 0 0 0-12Z"
        />
        <path
          className={tint}
          fillRule="evenodd"
          d="M102 62h22a18 18 0 0 1 0 36h-22a18 18 0 0 1-11.500-4l8.500-8.500a6 6 0 0 0 4 .5h20a6 6 0 0 0 0-12h-20a6 6 0 0 0-4 .5L90.500 66A18 18 0 0 1 102 62Z"
        />
      </g>
      <path className={accentLine} strokeWidth="4" d="m66 58-8-10m20 6-2-12m18 60 8 10m-20-6 2 12" />
    </PictureFrame>
  );
}
