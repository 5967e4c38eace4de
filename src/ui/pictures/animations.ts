import { css } from '#styled/css/index.js';

/**
 * Classes for slow, endless movements in pictures of waiting screens. They move only inside an element with
 * `data-alive`, and not with reduced motion (`global-css.ts`).
 */
const loop = {
  animationDuration: 'wait',
  animationIterationCount: 'infinite',
  animationTimingFunction: 'inOut',
} as const;

export const scanning = css({ '[data-alive] &': { ...loop, animationName: 'scan' } });
/** The path needs `pathLength="1"` and a dash of 1. */
export const drawing = css({
  '[data-alive] &': { ...loop, animationName: 'draw', strokeDasharray: '1' },
});
export const floating = css({ '[data-alive] &': { ...loop, animationName: 'float' } });
export const swingingFromTop = css({
  '[data-alive] &': { ...loop, animationName: 'swing', transformOrigin: '[80px 60px]' },
});
export const swingingOnBase = css({
  '[data-alive] &': { ...loop, animationName: 'swing', transformOrigin: '[80px 104px]' },
});
export const lookingAround = css({ '[data-alive] &': { ...loop, animationName: 'lookAround' } });
export const breathing = css({ '[data-alive] &': { ...loop, animationName: 'breathe' } });

/** Draws the tick of a success once, after the screen has appeared. The path needs `pathLength="1"`. */
export const drawnOnce = css({
  strokeDasharray: '1',
  animation: '[drawOnce {durations.drawn} {easings.out} 240ms both]',
});
/** Small shapes around the tick appear once, while it is drawn. */
export const poppingIn = css({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: '[popIn {durations.drawn} {easings.out} 480ms both]',
});
