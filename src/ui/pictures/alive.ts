import { css } from '#styled/css/index.js';

/**
 * Slow movements of pictures while waiting, only inside an element with `data-alive`. With reduced motion nothing moves
 * (`global-css.ts`).
 */
const loop = {
  animationDuration: 'wait',
  animationIterationCount: 'infinite',
  animationTimingFunction: 'inOut',
} as const;

export const scans = css({ '[data-alive] &': { ...loop, animationName: 'scan' } });
/** The path needs `pathLength="1"` and a dash of 1. */
export const isDrawn = css({
  '[data-alive] &': { ...loop, animationName: 'draw', strokeDasharray: '1' },
});
export const floats = css({ '[data-alive] &': { ...loop, animationName: 'float' } });
export const swings = css({
  '[data-alive] &': { ...loop, animationName: 'swing', transformOrigin: '[80px 60px]' },
});
export const leans = css({
  '[data-alive] &': { ...loop, animationName: 'swing', transformOrigin: '[80px 104px]' },
});
export const looksAbout = css({ '[data-alive] &': { ...loop, animationName: 'lookAbout' } });
export const breathes = css({ '[data-alive] &': { ...loop, animationName: 'breathe' } });

/** The check of a success is drawn once, after the screen has appeared. The path needs `pathLength="1"`. */
export const isDrawnOnce = css({
  strokeDasharray: '1',
  animation: '[drawOnce {durations.drawn} {easings.out} 240ms both]',
});
/** Small shapes around a success appear once, while the check is drawn. */
export const popsIn = css({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: '[popIn {durations.drawn} {easings.out} 480ms both]',
});
