import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** The margin: the part of an income that instalments may take. */
export function PieChartPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <circle className={bodyFill} cx="74" cy="88" r="44" />
      <path className={tint} d="M74 88H30a44 44 0 0 0 44 44Z" />
      <path d="M74 88v44" />
      <path className={`${accent} ${breathing}`} d="M86 76V32a44 44 0 0 1 44 44Z" />
    </PictureFrame>
  );
}
