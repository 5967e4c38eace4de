import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, mark, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Two contracts, one of which is chosen. */
export function ContractChoicePicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={tint} x="24" y="50" width="50" height="82" rx="7" />
      <circle className={softFill} cx="49" cy="72" r="10" />
      <path d="M36 96h26M36 107h26M36 118h14" />
      <rect className={bodyFill} x="66" y="28" width="70" height="104" rx="8" />
      <g className={breathing}>
        <circle className={accent} cx="101" cy="58" r="18" />
        <path className={mark} strokeWidth="5" d="m92 58 7 7 12-13" />
      </g>
      <path strokeWidth="3" d="M82 90h38" />
      <path d="M82 104h38M82 116h22" />
    </PictureFrame>
  );
}
