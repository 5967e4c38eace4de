import type { ReactNode } from 'react';
import { accent, PictureFrame, paper, tint } from './picture-frame.tsx';

/** Success. */
export function Seal(): ReactNode {
  return (
    <PictureFrame floating>
      <path className={accent} d="m62 96-10 36 15-7 9 13 10-37Zm36 0 10 36-15-7-9 13-10-37Z" />
      <path
        className={paper}
        d="M80 26c5 0 8 6 13 8s11 0 15 4 2 10 4 15 8 8 8 13-6 8-8 13 0 11-4 15-10 2-15 4-8 8-13 8-8-6-13-8-11 0-15-4-2-10-4-15-8-8-8-13 6-8 8-13 0-11 4-15 10-2 15-4 8-8 13-8Z"
      />
      <circle className={tint} cx="80" cy="66" r="26" />
      <path strokeWidth="4" d="m69 67 8 8 15-17" />
    </PictureFrame>
  );
}
