import { css } from '#styled/css/index.js';

/** Choices one under the other; without colour, but as readable, while they are worked out again. */
export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  transition: '[filter]',
  transitionDuration: 'quick',
  '&[data-stale]': { filter: '[grayscale(1)]' },
});
