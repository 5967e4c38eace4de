import { css } from '#styled/css/index.js';

/** Choices one below the other; while they are calculated again, without colour but still readable. */
export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  transition: '[filter]',
  transitionDuration: 'quick',
  '&[data-stale]': { filter: '[grayscale(1)]' },
});
