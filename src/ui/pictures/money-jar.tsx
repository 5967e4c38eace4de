import type { ReactNode } from 'react';
import { floating } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A balance that was saved: coins in a jar. */
export function MoneyJarPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M48 62h64v8l8 12v38a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12V82l8-12Z" />
      <path className={softFill} d="M44 96h72v24a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8Z" />
      <g className={tint}>
        <ellipse cx="64" cy="118" rx="15" ry="7" />
        <ellipse cx="97" cy="118" rx="15" ry="7" />
        <ellipse cx="80" cy="106" rx="15" ry="7" />
      </g>
      <rect className={tint} x="42" y="50" width="76" height="14" rx="6" />
      <path strokeWidth="4" d="M66 57h28" />
      <g className={floating}>
        <circle className={accent} cx="80" cy="28" r="15" />
        <path d="M80 21v14" strokeWidth="3" />
      </g>
    </PictureFrame>
  );
}
