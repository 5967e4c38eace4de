import type { ReactNode } from 'react';
import { swingingFromTop } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** The cover of an insurance. */
export function UmbrellaPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g className={swingingFromTop}>
        <path className={accent} d="M76 36a4 4 0 0 1 8 0v6h-8Z" />
        <path d="M80 84v34a11 11 0 0 0 22 0v-3" strokeWidth="5" />
        <path
          className={bodyFill}
          d="M24 88c2-27 26-47 56-47s54 20 56 47c-9-8-28-8-37 0-9-8-29-8-38 0-9-8-28-8-37 0Z"
        />
        <path className={tint} d="M61 88c1-22 8-40 19-47 11 7 18 25 19 47-9-8-29-8-38 0Z" />
      </g>
      <path strokeWidth="3" d="M40 108v10M56 118v10M122 106v10" />
    </PictureFrame>
  );
}
