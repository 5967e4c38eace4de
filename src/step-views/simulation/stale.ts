import { css } from '#styled/css/index.js';

/**
 * Style of an element whose figures belong to the previous request (`data-stale`). Muted instead of transparent, so
 * that the text keeps its contrast (13.1).
 */
export const stale = css({ '&[data-stale] *': { color: 'muted' } });
