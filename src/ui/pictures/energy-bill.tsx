import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** An energy bill. */
export function EnergyBillPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M42 34a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v98l-10-7-9 7-10-7-9 7-9-7-10 7-9-7-10 7Z"
      />
      <path className={tint} d="M42 34a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v12H42Z" />
      <path className={`${accent} ${breathing}`} d="M86 54 62 82h15l-5 22 26-30H82Z" />
      <path strokeWidth="3" d="M54 114h20m22 0h10" />
    </PictureFrame>
  );
}
