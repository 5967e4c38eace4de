import { type ReactNode, useId } from 'react';
import { css } from '#styled/css/index.js';
import { accent, bodyFill, PictureFrame, tint } from './picture-frame.tsx';

/** Waiting. The sand runs and the glass turns slowly; with reduced motion it is still. */
export function HourglassPicture(): ReactNode {
  const id = useId();
  return (
    <PictureFrame hidesGround>
      <g className={turning}>
        <path
          className={bodyFill}
          d="M56 42v8c0 13 14 18 18 26 1 2 1 4 0 6-4 8-18 13-18 26v8h48v-8c0-13-14-18-18-26-1-2-1-4 0-6 4-8 18-13 18-26v-8Z"
        />
        <clipPath id={`${id}t`}>
          <path d="M61 42v8c0 10 14 16 18 25h2c4-9 18-15 18-25v-8Z" />
        </clipPath>
        <clipPath id={`${id}b`}>
          <path d="M61 116v-8c0-10 14-16 18-25h2c4 9 18 15 18 25v8Z" />
        </clipPath>
        <g clipPath={`url(#${id}t)`} stroke="none">
          <path className={`${accent} ${top}`} d="M56 52h48v24H56Z" />
        </g>
        <g clipPath={`url(#${id}b)`} stroke="none">
          <path className={`${accent} ${bottom}`} d="M56 92h48v24H56Z" />
        </g>
        <path className={stream} d="M80 76v34" strokeDasharray="1 5" />
        <rect className={tint} x="48" y="32" width="64" height="11" rx="5.5" />
        <rect className={tint} x="48" y="115" width="64" height="11" rx="5.5" />
      </g>
    </PictureFrame>
  );
}

const loop = { animationDuration: 'wait', animationIterationCount: 'infinite' } as const;
const turning = css({
  ...loop,
  animationName: 'turnOver',
  animationTimingFunction: 'inOut',
  transformOrigin: '[80px 79px]',
});
const top = css({ ...loop, animationName: 'sandTop', animationTimingFunction: 'linear' });
const bottom = css({ ...loop, animationName: 'sandBottom', animationTimingFunction: 'linear' });
const stream = css({
  ...loop,
  animationName: 'sandFall',
  animationTimingFunction: 'linear',
  stroke: 'brand.accent',
});
