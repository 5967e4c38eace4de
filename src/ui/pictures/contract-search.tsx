import type { ReactNode } from 'react';
import { lookingAround } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A search for contracts in all banks: a bank under a magnifying glass. */
export function ContractSearchPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g className={lookingAround}>
        <path className={accent} d="m104 114 10-10 24 24a7 7 0 0 1-10 10Z" />
        <circle className={bodyFill} cx="74" cy="74" r="48" />
        <circle className={softFill} cx="74" cy="74" r="39" />
        <path className={tint} d="M48 64 74 46l26 18Z" />
        <path className={bodyFill} d="M54 64h8v24h-8Zm16 0h8v24h-8Zm16 0h8v24h-8Z" />
        <path className={tint} d="M48 88h52v8H48Z" />
      </g>
    </PictureFrame>
  );
}
