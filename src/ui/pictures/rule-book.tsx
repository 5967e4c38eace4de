import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** The rules of a company: a closed book with a bookmark. */
export function RuleBookPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M42 122a10 10 0 0 1 10-10h66v20H52a10 10 0 0 1-10-10Z" />
      <path className={bodyFill} d="M42 122V42a10 10 0 0 1 10-10h66v80H52a10 10 0 0 0-10 10Z" />
      <path d="M54 122h64" />
      <path className={`${accent} ${breathing}`} d="M92 32h16v38l-8-7-8 7Z" />
      <path strokeWidth="3" d="M58 52h22M58 66h22M58 84h46" />
    </PictureFrame>
  );
}
