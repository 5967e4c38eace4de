import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** A camera: shown where the visitor photographs or attaches something. */
export function CameraPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <path
        className={bodyFill}
        d="M34 56h20l8-12a6 6 0 0 1 5-3h26a6 6 0 0 1 5 3l8 12h20a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10H34a10 10 0 0 1-10-10V66a10 10 0 0 1 10-10Z"
      />
      <path className={tint} d="M24 70h20v38H24Z" />
      <circle className={tint} cx="84" cy="88" r="25" />
      <circle className={`${accent} ${breathing}`} cx="84" cy="88" r="13" />
      <path strokeWidth="3" d="M118 70h6" />
    </PictureFrame>
  );
}
