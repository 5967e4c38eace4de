import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Both sides of an identity document: the front over the back. */
export function IdSidesPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={bodyFill} x="54" y="30" width="86" height="56" rx="8" />
      <path className={tint} d="M54 42h86v13H54Z" />
      <rect className={bodyFill} x="20" y="66" width="96" height="64" rx="8" />
      <rect className={softFill} x="30" y="78" width="28" height="38" rx="4" />
      <circle className={accent} cx="44" cy="90" r="6" />
      <path className={accent} d="M34 116c1-9 5-12 10-12s9 3 10 12Z" />
      <path d="M68 84h36M68 96h36M68 108h20" />
    </PictureFrame>
  );
}
