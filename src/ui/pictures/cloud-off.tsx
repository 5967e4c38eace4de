import type { ReactNode } from 'react';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** No connection: a cloud, and an unplugged plug. */
export function CloudOffPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M50 90c-13 0-22-8-22-19 0-10 8-18 19-18 2-16 15-27 32-27 15 0 27 9 31 22 13 0 22 9 22 21s-9 21-23 21Z"
      />
      <path d="M58 46c4-6 9-9 16-10" />
      <path className={tint} d="M68 90h24v6a12 12 0 0 1-24 0Z" />
      <path d="M74 108v5m12-5v5" strokeWidth="4" />
      <path className={accent} d="M66 126h28v4a14 14 0 0 1-28 0Z" transform="translate(0 1)" />
      <path d="M80 145v8M56 112l-6-4m54 4 6-4m-54 14h-7m55 0h7" />
    </PictureFrame>
  );
}
