import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { drawnOnce } from './animations.ts';
import { accent, bodyFill, Drawing, errorFill, mark as onAccent, tint } from './picture-frame.tsx';

export type BadgeName = 'success' | 'failed' | 'remake' | 'review';

/** The drawing of each badge. */
const drawings: Readonly<Record<BadgeName, ReactNode>> = {
  success: (
    <>
      <circle className={css({ fill: 'success' })} cx="120" cy="118" r="19" />
      <path className={`${onAccent} ${drawnOnce}`} pathLength="1" strokeWidth="4" d="m111 119 6 6 12-13" />
    </>
  ),
  failed: (
    <>
      <circle className={errorFill} cx="120" cy="118" r="19" />
      <path className={onAccent} strokeWidth="4" d="m113 111 14 14m0-14-14 14" />
    </>
  ),
  remake: (
    <>
      {/* Not the accent: a lender's secondary colour may be as dark as the ink of the arrow. */}
      <circle className={tint} cx="120" cy="118" r="19" />
      <path strokeWidth="3" d="M129 115a10 10 0 1 0 1 6m0-13v7h-7" />
    </>
  ),
  review: (
    <>
      <circle className={tint} cx="120" cy="118" r="19" />
      <path className={bodyFill} d="M108 118c3-5 7-8 12-8s9 3 12 8c-3 5-7 8-12 8s-9-3-12-8Z" />
      <circle className={accent} cx="120" cy="118" r="4" />
    </>
  ),
};

/** A small sign of a status over the lower right corner of a picture. */
export function BadgePicture({ name }: { name: BadgeName }): ReactNode {
  return <Drawing className={overlay}>{drawings[name]}</Drawing>;
}

const overlay = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', color: 'ink' });
