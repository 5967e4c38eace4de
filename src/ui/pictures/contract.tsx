import type { ReactNode } from 'react';
import { accent, bodyFill, mark, PictureFrame, tint } from './picture-frame.tsx';

/** A contract: paper with a seal and its ribbon. */
export function ContractPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={bodyFill} d="M40 32a6 6 0 0 1 6-6h48l22 22v84H40Z" />
      <path className={tint} d="M94 26v22h22Z" />
      <path strokeWidth="3" d="M54 46h24" />
      <path d="M54 62h48M54 74h48M54 86h28" />
      <path className={tint} d="m92 112-6 28 16-8 16 8-6-28Z" />
      <circle className={accent} cx="102" cy="106" r="18" />
      <path className={mark} strokeWidth="5" d="m94 106 6 7 11-13" />
    </PictureFrame>
  );
}
