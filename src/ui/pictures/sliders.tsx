import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** The conditions of a credit, to be chosen: amount and term on sliders. */
export function SlidersPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="34" y="34" width="92" height="98" rx="10" />
      <path className={tint} d="M34 58V44a10 10 0 0 1 10-10h72a10 10 0 0 1 10 10v14Z" />
      <path strokeWidth="3" d="M48 46h28" />
      <path strokeWidth="4" d="M48 80h64M48 108h64" />
      <circle className={`${accent} ${breathing}`} cx="92" cy="80" r="11" />
      <circle className={tint} cx="66" cy="108" r="11" />
    </PictureFrame>
  );
}
