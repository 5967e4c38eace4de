import type { ReactNode } from 'react';
import { bodyFill, errorFill, mark, PictureFrame, softFill } from './picture-frame.tsx';

/** Failure. */
export function FailedPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M44 46a6 6 0 0 1 6-6h34l18 18v68a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6Z" />
      <path className={softFill} d="M84 40v12a6 6 0 0 0 6 6h12Z" />
      <path d="M56 58h16M56 72h32M56 86h20M56 100h14" />
      <circle className={errorFill} cx="102" cy="106" r="21" />
      <path className={mark} strokeWidth="4" d="m94 98 16 16m0-16-16 16" />
    </PictureFrame>
  );
}
