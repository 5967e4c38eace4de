import type { ReactNode } from 'react';
import { floats } from './alive.ts';
import { accent, PictureFrame, paper, tint } from './picture-frame.tsx';

/** Money being paid out. */
export function Coins(): ReactNode {
  return (
    <PictureFrame>
      <path className={tint} d="M34 96v26c0 6 12 10 26 10s26-4 26-10V96Z" />
      <path d="M34 108c0 6 12 10 26 10s26-4 26-10" />
      <ellipse className={paper} cx="60" cy="96" rx="26" ry="10" />
      <path className={paper} d="M84 116v6c0 6 9 10 20 10s20-4 20-10v-6Z" />
      <ellipse className={tint} cx="104" cy="116" rx="20" ry="8" />
      <g className={floats}>
        <circle className={accent} cx="92" cy="60" r="27" />
        <circle className={paper} cx="92" cy="60" r="20" />
        <path
          transform="translate(24 15.600) scale(.74)"
          strokeWidth="3"
          d="M101 51c-2-3-5-5-9-5-5 0-9 3-9 7 0 9 19 4 19 14 0 4-4 7-9 7s-8-2-10-5m9-28v5m0 28v5"
        />
      </g>
    </PictureFrame>
  );
}
