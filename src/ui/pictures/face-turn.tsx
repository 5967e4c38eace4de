import type { ReactNode } from 'react';
import { swingingOnBase } from './animations.ts';
import { accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A liveness check: a head, without features, that turns to both sides. */
export function FaceTurnPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={tint} d="M38 136c2-21 19-31 42-31s40 10 42 31Z" />
      <g className={swingingOnBase}>
        <path
          className={bodyFill}
          d="M80 24c19 0 30 14 30 35 0 26-13 47-30 47S50 85 50 59c0-21 11-35 30-35Z"
        />
        <path className={tint} d="M80 24c19 0 30 14 30 35 0 26-13 47-30 47 10-10 14-26 14-47S90 33 80 24Z" />
      </g>
      <path className={accentLine} strokeWidth="5" d="M36 46 22 64l14 18m88-36 14 18-14 18" />
    </PictureFrame>
  );
}
