import type { ReactNode } from 'react';
import { floating } from './animations.ts';
import { accent, bodyFill, mark, PictureFrame, tint } from './picture-frame.tsx';

/** A message with a link, on the telephone. */
export function LinkMessagePicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="58" y="28" width="56" height="104" rx="11" />
      <path className={tint} d="M65 44a4 4 0 0 1 4-4h34a4 4 0 0 1 4 4v66a4 4 0 0 1-4 4H69a4 4 0 0 1-4-4Z" />
      <path d="M81 123h10" />
      <g className={floating}>
        <path
          className={accent}
          d="M28 52h60a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-4v13L68 96H28a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8Z"
        />
        <path
          className={mark}
          strokeWidth="5"
          d="M52 65h-7a9 9 0 0 0 0 18h7m12-18h7a9 9 0 0 1 0 18h-7M50 74h16"
        />
      </g>
    </PictureFrame>
  );
}
