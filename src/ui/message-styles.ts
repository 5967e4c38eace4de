import { css } from '#styled/css/index.js';

/** Styles shared by banners and toasts: icon, text, at most one action, close button. */

export const message = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  padding: '4',
  borderRadius: 'card',
  textStyle: 'label',
  fontWeight: 'normal',
  color: 'ink',
});

/** No single word on the last line, as in a paragraph. */
export const textBlock = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', textWrap: '[pretty]' });

export const messageHeading = css({ fontWeight: 'semibold' });

export const actionButton = css({
  minHeight: 'target',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '[4px]',
  color: 'ink',
});

export const messageCloseButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: 'touch',
  margin: '-3',
  borderRadius: 'control',
  color: 'muted',
  _hover: { color: 'ink' },
});
