import { css } from '#styled/css/index.js';

/** What dialogs and drawers share: both float over the page behind a veil. The level (9.18) is each one's own. */

export const veil = css({ position: 'fixed', inset: '0', bg: 'backdrop' });

export const floor = css({ position: 'fixed', inset: '0', display: 'flex', overflow: 'hidden' });

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
