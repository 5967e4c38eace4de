import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Review and correct: a list with one open line. */
export function ReviewPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="42" y="36" width="76" height="96" rx="9" />
      <path className={tint} d="M64 44v-8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v8a4 4 0 0 1-4 4H68a4 4 0 0 1-4-4Z" />
      <path d="m54 68 4 4 8-8m-12 28 4 4 8-8M76 68h30M76 92h30M76 116h20" />
      <rect className={`${accent} ${breathing}`} x="53" y="109" width="13" height="13" rx="3" />
      <path className={softFill} d="M77 36h6" strokeWidth="4" />
    </PictureFrame>
  );
}
