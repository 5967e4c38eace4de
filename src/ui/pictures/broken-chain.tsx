import type { ReactNode } from 'react';
import { accentLine, PictureFrame, paper, tint } from './picture-frame.tsx';

/** A link that leads nowhere. */
export function BrokenChain(): ReactNode {
  return (
    <PictureFrame floating>
      <g transform="rotate(-40 80 80)">
        <path className={paper} d="M66 60H44a20 20 0 0 0 0 40h22V87H46a7 7 0 0 1 0-14h20Z" />
        <path className={tint} d="M94 60h22a20 20 0 0 1 0 40H94V87h20a7 7 0 0 0 0-14H94Z" />
        <path d="M66 60v13m0 14v13m28-40v13m0 14v13" />
      </g>
      <path className={accentLine} strokeWidth="4" d="m62 58-9-9m18 2-2-10m29 61 9 9m-18-2 2 10" />
    </PictureFrame>
  );
}
