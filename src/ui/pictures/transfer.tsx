import type { ReactNode } from 'react';
import { drawing } from './animations.ts';
import { accentLine, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Portability: a contract moves to another bank. */
export function TransferPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <rect className={tint} x="24" y="46" width="48" height="64" rx="8" />
      <rect className={bodyFill} x="88" y="52" width="48" height="64" rx="8" />
      <path d="M34 62h28M34 76h18M98 72h28M98 86h18M98 100h28" strokeWidth="3" />
      <path
        className={`${accentLine} ${drawing}`}
        strokeWidth="5"
        pathLength="1"
        d="M48 32h58m-9-10 10 10-10 10"
      />
      <path strokeWidth="3" d="M112 130H56m9-9-9 9 9 9" />
    </PictureFrame>
  );
}
