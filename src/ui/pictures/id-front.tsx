import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, softFill } from './picture-frame.tsx';

/** A photo of the front of an identity document: the card inside the corners of the camera. */
export function IdFrontPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={bodyFill} x="34" y="50" width="92" height="60" rx="8" />
      <rect className={softFill} x="44" y="62" width="28" height="36" rx="4" />
      <circle className={accent} cx="58" cy="74" r="6" />
      <path className={accent} d="M48 98c1-9 5-12 10-12s9 3 10 12Z" />
      <path d="M82 68h32M82 80h32M82 92h18" />
      <path
        strokeWidth="4"
        d="M20 52V42a10 10 0 0 1 10-10h14m72 0h14a10 10 0 0 1 10 10v10m0 56v10a10 10 0 0 1-10 10h-14m-72 0H30a10 10 0 0 1-10-10v-10"
      />
    </PictureFrame>
  );
}
