import type { ReactNode } from 'react';
import { scanning } from './animations.ts';
import { accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A photo of the face: only the frame. */
export function FaceFramePicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={bodyFill} x="40" y="30" width="80" height="100" rx="14" />
      <path
        className={tint}
        d="M80 46c15 0 24 11 24 27 0 19-11 35-24 35S56 92 56 73c0-16 9-27 24-27Z"
        strokeDasharray="5 6"
      />
      <path
        d="M30 44V32a12 12 0 0 1 12-12h12m52 0h12a12 12 0 0 1 12 12v12m0 72v12a12 12 0 0 1-12 12h-12m-52 0H42a12 12 0 0 1-12-12v-12"
        strokeWidth="4"
      />
      <path className={`${accentLine} ${scanning}`} d="M48 77h64" strokeWidth="4" />
      <path d="M70 120h20" />
    </PictureFrame>
  );
}
