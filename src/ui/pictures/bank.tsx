import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A bank account. */
export function BankPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M28 66a4 4 0 0 1 2-7l47-27a6 6 0 0 1 6 0l47 27a4 4 0 0 1 2 7Z" />
      <circle className={`${accent} ${breathing}`} cx="80" cy="51" r="8" />
      <path className={bodyFill} d="M38 66h16v50H38Zm34 0h16v50H72Zm34 0h16v50h-16Z" />
      <path className={bodyFill} d="M32 116h96a4 4 0 0 1 4 4v12H28v-12a4 4 0 0 1 4-4Z" />
      <path strokeWidth="3" d="M40 124h80" />
    </PictureFrame>
  );
}
