import type { ReactNode } from 'react';
import { drawing } from './animations.ts';
import { accent, bodyFill, mark, PictureFrame, tint } from './picture-frame.tsx';

/** The proof of a payment. */
export function ReceiptPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={bodyFill} d="M34 38h66v90l-9-6-8 6-8-6-8 6-8-6-8 6-9-6-8 6Z" />
      <path className={tint} d="M28 30h78a6 6 0 0 1 0 12H28a6 6 0 0 1 0-12Z" />
      <path d="M46 58h42M46 72h28M46 86h18" strokeWidth="3" />
      <circle className={accent} cx="104" cy="96" r="26" />
      <path className={`${mark} ${drawing}`} strokeWidth="5" pathLength="1" d="m92 97 9 9 16-19" />
    </PictureFrame>
  );
}
