import type { ReactNode } from 'react';
import { drawing } from './animations.ts';
import { accent, bodyFill, mark, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Terms to read and accept. */
export function TickedTermsPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M46 36a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v96H46Z" />
      <path className={tint} d="M46 36a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v10H46Z" />
      <path d="M58 58h44M58 68h44M58 78h28" />
      <rect className={accent} x="56" y="90" width="30" height="30" rx="6" />
      <path className={`${mark} ${drawing}`} strokeWidth="5" pathLength="1" d="m63 105 6 7 11-14" />
      <path className={softFill} strokeWidth="3" d="M94 106h10" />
    </PictureFrame>
  );
}
