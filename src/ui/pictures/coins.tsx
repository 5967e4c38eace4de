import type { ReactNode } from 'react';
import { floating } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Money on its way to the account: a coin falls on the others. Without a currency sign. */
export function CoinsPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M38 100v22c0 7 14 12 32 12s32-5 32-12v-22Z" />
      <path d="M38 111c0 7 14 12 32 12s32-5 32-12" />
      <ellipse className={bodyFill} cx="70" cy="100" rx="32" ry="12" />
      <g className={floating}>
        <circle className={accent} cx="84" cy="54" r="28" />
        <circle className={bodyFill} cx="84" cy="54" r="19" />
        <path strokeWidth="4" d="M84 45v18m-7-7 7 7 7-7" />
      </g>
      <path strokeWidth="3" d="M46 56v12M38 70v10M122 62v12" />
    </PictureFrame>
  );
}
