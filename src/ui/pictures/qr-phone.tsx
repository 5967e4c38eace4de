import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A check that continues on the phone: a QR code. */
export function QrPhonePicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="46" y="24" width="68" height="108" rx="12" />
      <path strokeWidth="3" d="M74 122h12" />
      <rect className={tint} x="56" y="44" width="20" height="20" rx="3" />
      <rect className={tint} x="84" y="44" width="20" height="20" rx="3" />
      <rect className={tint} x="56" y="72" width="20" height="20" rx="3" />
      <rect className={accent} x="84" y="72" width="9" height="9" rx="2" />
      <rect className={accent} x="95" y="83" width="9" height="9" rx="2" />
      <path strokeWidth="3" d="M66 54h.01M94 54h.01M66 82h.01M100 74v.01M86 91v.01M58 104h22M90 104h14" />
    </PictureFrame>
  );
}
