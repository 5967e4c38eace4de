import type { ReactNode } from 'react';
import { breathing, floating } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A message on the way to the telephone. */
export function PhoneMessagePicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="44" y="30" width="54" height="102" rx="11" />
      <path className={tint} d="M51 46a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v64a4 4 0 0 1-4 4H55a4 4 0 0 1-4-4Z" />
      <path d="M66 123h10M66 36h10" />
      <g className={floating}>
        <path
          className={bodyFill}
          d="M80 54h38a9 9 0 0 1 9 9v20a9 9 0 0 1-9 9H98l-14 12V92h-4a9 9 0 0 1-9-9V63a9 9 0 0 1 9-9Z"
        />
        <g className={`${accent} ${breathing}`}>
          <circle cx="87" cy="73" r="4" />
          <circle cx="100" cy="73" r="4" />
          <circle cx="113" cy="73" r="4" />
        </g>
      </g>
    </PictureFrame>
  );
}
