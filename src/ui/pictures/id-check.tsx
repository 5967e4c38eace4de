import type { ReactNode } from 'react';
import { drawing } from './animations.ts';
import { accent, bodyFill, mark, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A check of the visitor's identity: a name badge with a tick. */
export function IdCheckPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path className={tint} d="M58 16h14l8 22 8-22h14L88 46H72Z" />
      <rect className={bodyFill} x="42" y="40" width="76" height="90" rx="10" />
      <path strokeWidth="4" d="M72 50h16" />
      <circle className={softFill} cx="80" cy="80" r="18" />
      <circle className={accent} cx="80" cy="75" r="6" />
      <path className={accent} d="M68 93c1-8 6-10 12-10s11 2 12 10c-7 6-17 6-24 0Z" />
      <path d="M56 110h26M56 120h18" />
      <circle className={accent} cx="112" cy="114" r="20" />
      <path className={`${mark} ${drawing}`} strokeWidth="5" pathLength="1" d="m103 115 7 7 13-15" />
    </PictureFrame>
  );
}
