import { css } from '#styled/css/index.js';

/**
 * Figures of the previous request, while `data-stale`. Muted instead of transparent, so that their text keeps its contrast
 * (13.1).
 */
export const stale = css({ '&[data-stale] *': { color: 'muted' } });
