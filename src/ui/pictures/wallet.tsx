import type { ReactNode } from 'react';
import { floating } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Income: a wallet with a banknote. */
export function WalletPicture(): ReactNode {
  return (
    <PictureFrame>
      <g className={floating}>
        <rect className={bodyFill} x="46" y="36" width="64" height="44" rx="5" />
        <circle className={softFill} cx="78" cy="52" r="9" />
        <path strokeWidth="3" d="M56 46h.01M100 46h.01" />
      </g>
      <path className={tint} d="M34 66a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v58a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8Z" />
      <path d="M44 68h68" strokeWidth="3" />
      <path className={bodyFill} d="M98 84h26a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H98a13 13 0 0 1 0-26Z" />
      <circle className={accent} cx="100" cy="97" r="6" />
    </PictureFrame>
  );
}
