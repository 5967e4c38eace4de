import type { ReactNode } from 'react';
import { accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A light bulb, for credit that is repaid on the energy bill. */
export function BulbPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M80 36c-19 0-33 14-33 32 0 12 6 19 12 26 4 4 6 8 6 13h30c0-5 2-9 6-13 6-7 12-14 12-26 0-18-14-32-33-32Z"
      />
      <path className={tint} d="M65 107h30v14a7 7 0 0 1-7 7H72a7 7 0 0 1-7-7Z" />
      <path d="M65 116h30m-21 19h12M74 107V88m12 19V88" />
      <path className={accentLine} strokeWidth="3" d="m66 74 8 14 6-12 6 12 8-14" />
      <path d="M80 18v6M40 32l5 5m75-5-5 5M26 68h7m94 0h7" />
    </PictureFrame>
  );
}
