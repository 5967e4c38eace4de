import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** No offer today: a calendar. */
export function NoOfferPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="38" y="38" width="80" height="94" rx="10" />
      <path className={tint} d="M38 62V48a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10v14Z" />
      <path d="M58 30v16m40-16v16" strokeWidth="4" />
      <path d="M52 76h6m11 0h6m11 0h6m-40 16h6m11 0h6m11 0h6m-40 16h6m11 0h6" strokeWidth="4" />
      <circle className={accent} cx="108" cy="108" r="20" />
      <circle className={bodyFill} cx="108" cy="108" r="14" />
      <path d="M108 100v8l6 4" />
    </PictureFrame>
  );
}
