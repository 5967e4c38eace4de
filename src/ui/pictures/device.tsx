import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A telephone as the thing that is insured. */
export function DevicePicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={tint} x="30" y="34" width="56" height="98" rx="12" transform="rotate(-8 58 83)" />
      <rect className={softFill} x="38" y="44" width="24" height="24" rx="7" transform="rotate(-8 58 83)" />
      <path strokeWidth="4" d="M44 54h.01M51 61h.01" />
      <rect className={bodyFill} x="68" y="30" width="58" height="102" rx="12" />
      <path className={tint} d="M76 42h42v74H76Z" />
      <path strokeWidth="3" d="M92 124h10" />
      <path className={`${accent} ${breathing}`} d="M97 64 84 70v10c0 9 5 15 13 19 8-4 13-10 13-19V70Z" />
    </PictureFrame>
  );
}
