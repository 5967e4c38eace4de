import { css } from '#styled/css/index.js';

/** Choices one below the other; pale while they belong to the previous request. */
export const rows = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  transition: 'opacity',
  transitionDuration: 'quick',
  '&[data-stale]': { opacity: 'stale' },
  // Disabled options are not paler than the rest of the list.
  '&[data-stale] > label': { opacity: 'shown' },
});
