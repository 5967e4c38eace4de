import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A vehicle. */
export function CarPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M26 118v-18c0-7 4-11 11-13l13-3 13-20c3-5 8-7 14-7h22c6 0 10 2 14 7l13 19 6 2c6 2 9 6 9 12v15a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6Z"
        transform="translate(0 2)"
      />
      <path className={tint} d="m60 86 10-15c2-3 4-4 8-4h6v19Zm32-19h7c3 0 6 1 8 4l10 15H92Z" />
      <path d="M88 90v30M96 98h6M28 104h8" />
      <path className={`${accent} ${breathing}`} d="M141 101h-9a4 4 0 0 0 0 8h9Z" />
      <g className={bodyFill}>
        <circle cx="52" cy="122" r="12" />
        <circle cx="114" cy="122" r="12" />
      </g>
      <g className={tint}>
        <circle cx="52" cy="122" r="5" />
        <circle cx="114" cy="122" r="5" />
      </g>
      <path d="M20 134h124" />
    </PictureFrame>
  );
}
