import type { ReactNode } from 'react';
import { accent, bodyFill, mark, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A document that does not fit the proposal. */
export function DocumentAlertPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={bodyFill} d="M36 38a6 6 0 0 1 6-6h38l20 20v74a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6Z" />
      <path className={softFill} d="M80 32v14a6 6 0 0 0 6 6h14Z" />
      <rect className={tint} x="48" y="48" width="20" height="22" rx="4" />
      <path d="M48 82h32M48 94h22M48 106h14" />
      <path className={accent} d="M97 79a7 7 0 0 1 12 0l26 44a7 7 0 0 1-6 11H77a7 7 0 0 1-6-11Z" />
      <path className={mark} strokeWidth="6" d="M103 93v18m0 11h.1" />
    </PictureFrame>
  );
}
