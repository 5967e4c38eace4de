import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A home. */
export function HousePicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M98 36h12v28H98Z" />
      <path className={bodyFill} d="M46 74v58h68V74L80 46Z" />
      <path
        className={tint}
        d="M36 80a4 4 0 0 1-3-7l43-36c2-2 6-2 8 0l43 36a4 4 0 0 1-3 7l-4-1-40-32-40 32Z"
      />
      <path className={accent} d="M70 132v-28a10 10 0 0 1 20 0v28Z" />
      <path className={softFill} d="M73 72h14v14H73Z" />
      <path d="M80 72v14m-7-7h14M86 118h.01" />
    </PictureFrame>
  );
}
