import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** The data of a person: an identity card, without a face. */
export function IdCardPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={bodyFill} x="24" y="46" width="112" height="74" rx="10" />
      <path className={tint} d="M24 64V56a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v8Z" />
      <rect className={softFill} x="36" y="74" width="32" height="36" rx="5" />
      <circle className={accent} cx="52" cy="86" r="7" />
      <path className={accent} d="M40 110c1-9 6-13 12-13s11 4 12 13Z" />
      <path strokeWidth="3" d="M80 80h42M80 93h42M80 106h24" />
    </PictureFrame>
  );
}
