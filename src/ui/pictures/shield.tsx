import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Safety: identity, legal review, protected data. */
export function ShieldPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M80 26c12 9 24 13 38 14v36c0 27-15 44-38 56-23-12-38-29-38-56V40c14-1 26-5 38-14Z"
      />
      <path className={tint} d="M80 40c9 6 17 9 27 10v27c0 19-10 31-27 41Z" />
      <path d="M80 40c-9 6-17 9-27 10v27c0 19 10 31 27 41" />
      <circle className={`${accent} ${breathing}`} cx="80" cy="72" r="10" />
      <path strokeWidth="4" d="M80 82v16" />
    </PictureFrame>
  );
}
