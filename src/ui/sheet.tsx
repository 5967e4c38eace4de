import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '#styled/css/index.js';
import { heading } from './float-styles.ts';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { useLongText } from './long-text.tsx';
import { ModalLayer } from './modal-layer.tsx';
import {
  atBottom,
  handle,
  handleBar,
  headerStyle,
  scrollArea,
  sheetBackdrop,
  sheetCloseButton,
  sheetPositioner,
  sheetStyle,
  titleColumn,
  titleRow,
} from './sheet-styles.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

interface SheetProps {
  open: boolean;
  /** Mounts the sheet before it opens, invisible, so that it opens faster. */
  isPrepared: boolean;
  onClose: () => void;
  /** The control that opens the sheet. It gets the focus after closing. */
  openerRef: RefObject<HTMLElement | null>;
  title: string;
  titleId: string;
  /** Under the title, outside the scroll area. The element with `data-autofocus` gets the focus. */
  header: ReactNode;
  children: ReactNode;
}

/** The bottom sheet of a list on a phone. */
export function Sheet({
  open,
  isPrepared,
  onClose,
  openerRef,
  title,
  titleId,
  header,
  children,
}: SheetProps): ReactNode {
  const sheetRef = useRef<HTMLDivElement>(null);
  const shownTitle = useLongText(title, 'title');
  const { style, isRaised, handlers } = useSheetDrag(sheetRef, open, onClose);
  return (
    <ModalLayer
      open={open}
      isPrepared={isPrepared}
      role="dialog"
      labelledBy={titleId}
      onEscape={onClose}
      onPressOutside={onClose}
      classNames={classNames}
      panelRef={sheetRef}
      openerRef={openerRef}
      isRaised={isRaised}
      style={style}
    >
      <div className={handle} {...handlers}>
        <div className={handleBar} />
      </div>
      <div className={titleRow}>
        <div className={titleColumn}>
          <h2 id={titleId} className={heading}>
            {shownTitle.content}
          </h2>
          {shownTitle.moreButton}
        </div>
        <button type="button" aria-label="Fechar" className={sheetCloseButton} onClick={onClose}>
          <Icon drawing={IconX} size="large" />
        </button>
      </div>
      <div className={headerStyle}>{header}</div>
      <div className={scrollArea}>{children}</div>
    </ModalLayer>
  );
}

const classNames = { backdrop: sheetBackdrop, positioner: cx(sheetPositioner, atBottom), panel: sheetStyle };
