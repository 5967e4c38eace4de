import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** Documents that have arrived: a page in a tray. */
export function DocumentTrayPicture(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M40 94 52 60h56l12 34Z" />
      <path className={bodyFill} d="M54 34a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v70H54Z" />
      <path className={accent} d="M73 42h14v18h11L80 80 62 60h11Z" />
      <path d="M64 90h32" />
      <path className={bodyFill} d="M28 96h30l8 14h28l8-14h30v28a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8Z" />
      <path className={softFill} d="M40 118h80v6H40Z" />
    </PictureFrame>
  );
}
