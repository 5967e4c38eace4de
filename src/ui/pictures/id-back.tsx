import type { ReactNode } from 'react';
import { accentLine, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A photo of the back of an identity document: strip, fingerprint, and an arrow that turns the card. */
export function IdBackPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={bodyFill} x="24" y="30" width="112" height="74" rx="10" />
      <path className={tint} d="M24 44h112v16H24Z" />
      <rect className={softFill} x="36" y="68" width="28" height="28" rx="5" />
      <path d="M42 90v-6a8 8 0 0 1 16 0v6m-8 0v-8M76 74h46M76 88h28" />
      <path className={accentLine} strokeWidth="4" d="M46 116c16 16 48 18 66 2m0 0-3 13m3-13-13-2" />
    </PictureFrame>
  );
}
