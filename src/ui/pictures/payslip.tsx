import type { ReactNode } from 'react';
import { drawing } from './animations.ts';
import { accent, accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A payslip with a deduction. */
export function PayslipPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={tint} d="M52 30h62a6 6 0 0 1 6 6v76H52Z" />
      <path
        className={bodyFill}
        d="M38 46a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v86l-10-7-10 7-9-7-10 7-10-7-10 7-11-7Z"
      />
      <path className={tint} d="M38 46a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v14H38Z" />
      <circle className={accent} cx="50" cy="50" r="4" />
      <path d="M60 50h26M50 74h24m16 0h8M50 88h18m22 0h8" />
      <path className={`${accentLine} ${drawing}`} strokeWidth="4" pathLength="1" d="M50 106h48" />
    </PictureFrame>
  );
}
