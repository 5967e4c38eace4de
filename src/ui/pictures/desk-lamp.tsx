import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** The desk of an analyst: a lamp over the papers of a proposal. */
export function DeskLampPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={`${accent} ${breathing}`} stroke="none" opacity="0.6" d="m92 62 18-14 30 72H74Z" />
      <path strokeWidth="4" d="M44 128V98L30 74l38-34" />
      <path className={tint} d="M28 132a16 9 0 0 1 32 0Z" />
      <path className={tint} d="m66 40 22-18 30 26-34 26Z" />
      <path className={bodyFill} d="M78 108h50v24H78Z" />
      <path className={softFill} d="M84 100h50v24h-6v-16H84Z" />
      <path d="M88 116h30M88 124h18" />
    </PictureFrame>
  );
}
