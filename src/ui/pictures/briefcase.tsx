import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A job: where the visitor works, and as what. */
export function BriefcasePicture(): ReactNode {
  return (
    <PictureFrame>
      <path d="M62 58V46a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v12" strokeWidth="5" />
      <rect className={bodyFill} x="28" y="58" width="104" height="74" rx="10" />
      <path
        className={tint}
        d="M28 68a10 10 0 0 1 10-10h84a10 10 0 0 1 10 10v14c-14 9-32 14-52 14S42 91 28 82Z"
      />
      <rect className={`${accent} ${breathing}`} x="70" y="86" width="20" height="18" rx="4" />
      <path strokeWidth="3" d="M42 118h16m44 0h16" />
    </PictureFrame>
  );
}
