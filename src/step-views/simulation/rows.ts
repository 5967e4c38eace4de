import { css, cx } from '#styled/css/index.js';
import { stale } from './stale.ts';

/** Choices one below the other; muted while they belong to the previous request. */
export const rows = cx(
  css({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    // A stale list is muted as a whole: disabled options in it are not paler than the rest.
    '&[data-stale] > label': { opacity: 'shown' },
  }),
  stale,
);
