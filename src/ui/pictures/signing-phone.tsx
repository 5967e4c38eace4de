import type { ReactNode } from 'react';
import { drawing, floating } from './animations.ts';
import { accentLine, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A contract that is signed on the phone. */
export function SigningPhonePicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={bodyFill} x="42" y="22" width="66" height="114" rx="12" />
      <rect className={softFill} x="50" y="36" width="50" height="84" rx="4" />
      <path d="M60 50h30M60 62h22M68 128h14" />
      <path
        className={`${accentLine} ${drawing}`}
        strokeWidth="4"
        pathLength="1"
        d="M58 106c4-10 12-16 13-9 1 6-5 9-1 9 5 0 6-9 10-8 3 1 0 7 4 7"
      />
      <g className={floating}>
        <path className={tint} d="m118 42 14 12-32 44-16 8 2-18Z" />
        <path className={bodyFill} d="m86 88 14 10-16 8Z" />
      </g>
    </PictureFrame>
  );
}
