import type { ReactNode } from 'react';
import { scanning } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A document that is being read: a bar moves over it, inside the corners of a frame. */
export function DocumentScanPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={bodyFill} d="M50 42a6 6 0 0 1 6-6h32l22 22v62a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6Z" />
      <path className={tint} d="M88 36v16a6 6 0 0 0 6 6h16Z" />
      <path d="M62 62h18M62 100h36M62 112h24" />
      <path className={softFill} d="M62 72h36v18H62Z" />
      <path
        strokeWidth="4"
        d="M28 46V30a8 8 0 0 1 8-8h14m60 0h14a8 8 0 0 1 8 8v16m0 68v16a8 8 0 0 1-8 8h-14m-60 0H36a8 8 0 0 1-8-8v-16"
      />
      <rect className={`${accent} ${scanning}`} x="30" y="76" width="100" height="9" rx="4.5" />
    </PictureFrame>
  );
}
