import { css } from '#styled/css/index.js';

/** The column of a screen: content that takes the free height, then the dock. */
export const screenColumn = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
});
