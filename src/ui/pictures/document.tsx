import type { ReactNode } from 'react';
import { breathing, drawing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Documents: to send, to read, in review. */
export function DocumentPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M64 34h42a6 6 0 0 1 6 6v86a6 6 0 0 1-6 6H92V56Z" />
      <path className={bodyFill} d="M48 46a6 6 0 0 1 6-6h32l18 18v68a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6Z" />
      <path className={softFill} d="M86 40v12a6 6 0 0 0 6 6h12Z" />
      <rect className={`${accent} ${breathing}`} x="58" y="56" width="18" height="18" rx="4" />
      <path className={drawing} pathLength="1" d="M58 86h36M58 98h36M58 110h22" />
    </PictureFrame>
  );
}
