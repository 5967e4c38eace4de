import type { ReactNode } from 'react';
import { swingingFromTop } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** An authorisation, which the visitor gives with a code. */
export function KeyPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g className={swingingFromTop}>
        <path className={accent} d="m74 78 42 42v14h-16v-10H90v-11H79l-17-17Z" />
        <circle className={bodyFill} cx="60" cy="62" r="32" />
        <circle className={tint} cx="52" cy="54" r="11" />
      </g>
    </PictureFrame>
  );
}
