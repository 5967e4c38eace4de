import type { ReactNode } from 'react';
import { swingingFromTop } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** A driving licence. */
export function SteeringWheelPicture(): ReactNode {
  return (
    <PictureFrame hidesGround>
      <g className={swingingFromTop}>
        <circle className={tint} cx="80" cy="80" r="52" />
        <circle className={softFill} cx="80" cy="80" r="38" />
        <path className={bodyFill} d="M42 76c24-9 52-9 76 0v10c-14-1-24 8-26 32H68c-2-24-12-33-26-32Z" />
        <circle className={accent} cx="80" cy="88" r="10" />
      </g>
      <path strokeWidth="3" d="M58 38c6-4 13-6 20-6" />
    </PictureFrame>
  );
}
