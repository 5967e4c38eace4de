import { type ReactNode, useId, useRef } from 'react';
import { css, cx } from '#styled/css/index.js';
import { heading } from './float-styles.ts';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { ModalLayer } from './modal-layer.tsx';
import {
  handle,
  handleBar,
  headerStyle,
  scrollArea,
  sheetBackdrop,
  sheetCloseButton,
  sheetPositioner,
  titleRow,
} from './sheet-styles.ts';
import { useIsScrollable } from './use-is-scrollable.ts';
import { useLastWhile } from './use-last-while.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Called when the closing animation is over and the focus has returned. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** Under the title, outside the scroll area: a search input, a counter. */
  header?: ReactNode;
  children: ReactNode;
  /**
   * The button that answers, under the scroll area. With a footer, a press outside does not close the drawer (2.60).
   */
  footer?: ReactNode;
}

/**
 * A layer with something to read or choose: a right-hand panel on a desktop, a bottom sheet on a phone (2.60).
 */
export function Drawer(props: DrawerProps): ReactNode {
  const { open, onClose, onClosed } = props;
  const { title, header, children, footer } = useLastWhile(open, props);
  const titleId = useId();
  const drawerRef = useRef<HTMLDivElement>(null);
  const { isScrollable, ref: textRef } = useIsScrollable();
  const { style, isRaised, handlers } = useSheetDrag(drawerRef, open, onClose);
  return (
    <ModalLayer
      open={open}
      role="dialog"
      labelledBy={titleId}
      onEscape={onClose}
      onPressOutside={footer === undefined ? onClose : undefined}
      onClosed={onClosed}
      classNames={classNames}
      panelRef={drawerRef}
      isRaised={isRaised}
      style={style}
    >
      <div className={cx(handle, phoneOnly)} {...handlers}>
        <div className={handleBar} />
      </div>
      <div className={titleRow} data-drawer-title="">
        {/* A ring around the close button would be seen first, and Enter would close what has just opened. */}
        <h2 id={titleId} className={heading} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <button type="button" aria-label="Fechar" className={sheetCloseButton} onClick={onClose}>
          <Icon drawing={IconX} size="large" />
        </button>
      </div>
      {header && <div className={headerStyle}>{header}</div>}
      <section
        ref={textRef}
        className={cx(scrollArea, clearOfRing, aboveEdge)}
        // Visitors without a pointer scroll the text with the keyboard.
        tabIndex={isScrollable ? 0 : undefined}
        aria-label={title}
      >
        <div>{children}</div>
      </section>
      {footer && <div className={footerStyle}>{footer}</div>}
    </ModalLayer>
  );
}

const phoneOnly = css({ display: { base: 'flex', md: 'none' } });
const alignment = css({
  alignItems: { base: 'flex-end', md: 'stretch' },
  justifyContent: { md: 'flex-end' },
});
/** Only media conditions decide the shape, so a drawer stays open when the visitor turns the device. */
const panel = css({
  bg: 'surface',
  // As high as its content, but at most `sheet` until it is pulled up (9.17).
  maxHeight: { base: 'sheet', md: 'full' },
  '&[data-raised]': { maxHeight: 'full' },
  // Title, text and button scroll together.
  _shortWindow: { overflowY: 'auto', overscrollBehavior: 'contain' },
  height: { md: 'full' },
  maxWidth: { md: 'drawer' },
  paddingRight: '[env(safe-area-inset-right, 0px)]',
  borderTopRadius: { base: 'sheet', md: 'none' },
  borderLeftRadius: { md: 'sheet' },
  transform: { base: '[translateY(var(--drawer-translate-y, 0))]', md: '[none]' },
  _open: {
    animationName: { base: 'drawerUp', md: 'drawerIn' },
    animationDuration: 'sheet',
    animationTimingFunction: 'out',
  },
  _closed: {
    animationName: { base: 'drawerDown', md: 'drawerOut' },
    animationDuration: 'sheet',
    animationTimingFunction: 'in',
  },
});
const classNames = { backdrop: sheetBackdrop, positioner: cx(sheetPositioner, alignment), panel };
/** The focus ring is inside the area: its upper edge does not touch the first line. */
const clearOfRing = css({ marginTop: '-2', paddingTop: '2' });
/** Without a footer, the end of the text stays clear of the bar of an embedding app (3.44). */
const aboveEdge = css({ _last: { paddingBottom: '[calc({spacing.safe} + 4px)]' } });
const footerStyle = css({
  paddingInline: { base: '5', md: '6' },
  paddingTop: '4',
  paddingBottom: 'safe',
  borderTop: 'line',
  bg: 'surface',
});
