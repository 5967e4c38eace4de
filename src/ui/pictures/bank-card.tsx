import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A bank card. */
export function BankCardPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g transform="rotate(-9 80 80)">
        <rect className={tint} x="40" y="38" width="96" height="62" rx="9" />
        <rect className={bodyFill} x="26" y="54" width="100" height="66" rx="9" />
        <path className={tint} d="M26 68h100v13H26Z" />
        <rect className={`${accent} ${breathing}`} x="36" y="92" width="20" height="15" rx="3" />
        <path d="M46 92v15m48-5h20M78 102h8M36 99.500h20" />
      </g>
    </PictureFrame>
  );
}
