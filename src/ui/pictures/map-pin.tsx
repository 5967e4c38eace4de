import type { ReactNode } from 'react';
import { floating } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** An address. */
export function MapPinPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={bodyFill} d="m26 96 34-14 40 14 34-14v40l-34 14-40-14-34 14Z" />
      <path className={tint} d="m60 82 40 14v40l-40-14Z" />
      <g className={floating}>
        <path className={accent} d="M80 104c18-22 28-34 28-48a28 28 0 0 0-56 0c0 14 10 26 28 48Z" />
        <circle className={softFill} cx="80" cy="56" r="11" />
      </g>
    </PictureFrame>
  );
}
