import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A company that approves or registers something. */
export function BuildingPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M88 66h26a6 6 0 0 1 6 6v60H88Z" />
      <path className={bodyFill} d="M40 42a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v90H40Z" />
      <path d="M52 52h6m12 0h6M52 68h6m12 0h6M52 84h6m12 0h6m22-2h10m-10 16h10m-10 16h10" strokeWidth="4" />
      <path className={`${accent} ${breathing}`} d="M56 132v-22a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v22Z" />
    </PictureFrame>
  );
}
