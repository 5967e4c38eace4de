import { css } from '#styled/css/index.js';

/**
 * Styles shared by dialogs and drawers, which float above a backdrop. Dialogs and drawers set different z-indexes
 * (9.18).
 */

export const backdrop = css({ position: 'fixed', inset: '0', bg: 'backdrop' });

/**
 * The window without the bar of an embedding app and a keyboard that the browser reserves no space for (3.44, 15.1).
 */
export const positioner = css({
  position: 'fixed',
  insetInline: '0',
  top: '[var(--inset-top, 0px)]',
  bottom: '[var(--keyboard, 0px)]',
  '--layer-height': 'calc(100dvh - var(--inset-top, 0px) - var(--keyboard, 0px))',
  display: 'flex',
  overflow: 'hidden',
});

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  color: 'ink',
  boxShadow: 'float',
  outline: '[none]',
  _highContrast: { border: 'lineStrong' },
});

export const heading = css({
  textStyle: 'subtitle',
  color: 'ink',
  minWidth: '0',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
