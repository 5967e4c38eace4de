import type { ReactNode } from 'react';
import { breathing } from './animations.ts';
import { accent, bodyFill, PictureFrame, softFill, tint } from './picture-frame.tsx';

/** The amount that the visitor needs. */
export function CalculatorPicture(): ReactNode {
  return (
    <PictureFrame>
      <rect className={bodyFill} x="44" y="26" width="72" height="106" rx="10" />
      <rect className={tint} x="54" y="38" width="52" height="22" rx="4" />
      <path strokeWidth="4" d="M90 49h8m-18 0h2" />
      <g className={softFill}>
        <rect x="54" y="70" width="13" height="12" rx="3" />
        <rect x="73" y="70" width="13" height="12" rx="3" />
        <rect x="93" y="70" width="13" height="12" rx="3" />
        <rect x="54" y="89" width="13" height="12" rx="3" />
        <rect x="73" y="89" width="13" height="12" rx="3" />
        <rect x="54" y="108" width="32" height="12" rx="3" />
      </g>
      <rect className={`${accent} ${breathing}`} x="93" y="89" width="13" height="31" rx="3" />
    </PictureFrame>
  );
}
