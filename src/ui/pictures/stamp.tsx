import type { ReactNode } from 'react';
import { floating } from './animations.ts';
import { accent, accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** An approval by somebody else: a stamp over its mark. */
export function StampPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M32 112h96v20H32Z" />
      <path className={accentLine} strokeWidth="4" d="M58 122h44" />
      <g className={floating}>
        <path className={bodyFill} d="M60 40a20 20 0 0 1 40 0c0 9-9 14-9 25v11H69V65c0-11-9-16-9-25Z" />
        <path className={tint} d="M50 74h60a6 6 0 0 1 6 6v12H44V80a6 6 0 0 1 6-6Z" />
        <path className={accent} d="M50 92h60v8H50Z" />
      </g>
    </PictureFrame>
  );
}
