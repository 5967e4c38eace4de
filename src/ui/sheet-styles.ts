import { css } from '#styled/css/index.js';

/** Styles shared by the drawer and the sheet of a list, so that both look the same. */

export const sheetBackdrop = css({
  zIndex: 'drawer',
  _open: { animationName: 'fadeIn', animationDuration: 'sheet' },
  _closed: { animationName: 'fadeOut', animationDuration: 'sheet' },
});
export const sheetPositioner = css({ zIndex: 'drawer' });
export const atBottom = css({ alignItems: 'flex-end' });
export const sheetStyle = css({
  bg: 'surface',
  // As high as its content, but at most `sheet` until it is pulled up (9.17).
  maxHeight: 'sheet',
  '&[data-raised]': { maxHeight: 'full' },
  // Title, search and list scroll together.
  _shortWindow: { overflowY: 'auto', overscrollBehavior: 'contain' },
  borderTopRadius: 'sheet',
  transform: '[translateY(var(--drawer-translate-y, 0))]',
  transitionProperty: '[transform]',
  transitionDuration: 'sheet',
  transitionTimingFunction: 'out',
  _open: { animationName: 'drawerUp', animationDuration: 'sheet', animationTimingFunction: 'out' },
  _closed: { animationName: 'drawerDown', animationDuration: 'sheet', animationTimingFunction: 'in' },
});
/** The part that a finger pulls. The browser does not scroll meanwhile (`touchAction`). */
export const handle = css({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: '2',
  _shortWindow: { display: 'none' },
  cursor: 'grab',
  touchAction: 'none',
});
export const handleBar = css({ width: '10', height: '1', borderRadius: 'full', bg: 'lineStrong' });
export const titleRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: { base: '5', md: '6' },
  paddingTop: { base: '1', md: '5' },
  paddingBottom: '3',
});
export const titleColumn = css({ minWidth: '0' });
export const sheetCloseButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: 'touch',
  marginInlineEnd: '-2.5',
  borderRadius: 'full',
  color: 'muted',
  _hover: { bg: 'quiet', color: 'ink' },
});
export const headerStyle = css({ paddingInline: { base: '5', md: '6' }, paddingBottom: '3' });
export const scrollArea = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { base: '5', md: '6' },
  paddingBottom: '6',
  textStyle: 'body',
  outlineOffset: '[-2px]',
  _shortWindow: { flex: 'none', overflowY: 'visible' },
});
