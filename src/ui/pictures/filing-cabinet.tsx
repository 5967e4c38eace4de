import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A public register: a cabinet with an open drawer. */
export function FilingCabinetPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="42" y="26" width="76" height="106" rx="7" />
      <path className={tint} d="M42 33a7 7 0 0 1 7-7h62a7 7 0 0 1 7 7v23H42Z" />
      <path strokeWidth="4" d="M72 42h16M72 118h16" />
      <path className={`${accent} ${breathing}`} d="M48 76V60a4 4 0 0 1 4-4h18l6 8h32a4 4 0 0 1 4 4v8Z" />
      <path className={softFill} d="M54 78V68h52v10Z" />
      <path className={bodyFill} d="M30 76h100v20a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6Z" />
      <path strokeWidth="4" d="M70 89h20" />
    </PictureFrame>
  );
}
