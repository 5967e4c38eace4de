import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Data that are compared with a record, line by line: two columns with a dot between matching lines. */
export function DataMatchPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="24" y="34" width="112" height="98" rx="8" />
      <path className={tint} d="M24 52V42a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v10Z" />
      <path strokeWidth="4" d="M36 43h.1M47 43h.1M58 43h.1" />
      <path className={softFill} d="M36 62h32v14H36Zm56 0h32v14H92ZM36 85h32v14H36Zm56 0h32v14H92Z" />
      <path d="M36 108h32v14H36Zm56 0h32v14H92Z" />
      <path d="M68 69h24M68 92h24" />
      <circle className={accent} cx="80" cy="69" r="6" />
      <circle className={`${accent} ${breathing}`} cx="80" cy="92" r="6" />
    </PictureFrame>
  );
}
