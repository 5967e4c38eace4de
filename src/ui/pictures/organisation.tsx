import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Employment: a company, and the visitor among its people. */
export function OrganisationPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path strokeWidth="3" d="M80 66v32M40 98V84h80v14" />
      <rect className={tint} x="52" y="28" width="56" height="38" rx="6" />
      <path strokeWidth="4" d="M64 41h8m16 0h8M64 53h8m16 0h8" />
      <circle className={bodyFill} cx="40" cy="112" r="14" />
      <circle className={`${accent} ${breathing}`} cx="80" cy="114" r="18" />
      <circle className={bodyFill} cx="120" cy="112" r="14" />
    </PictureFrame>
  );
}
