import { type ReactNode, useRef } from 'react';
import { cx } from '#styled/css/index.js';
import { heading } from './float-styles.ts';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { ModalLayer } from './modal-layer.tsx';
import {
  atFoot,
  backdrop,
  body,
  close,
  content,
  grabber,
  grip,
  positioner,
  sheetStyle,
  top,
} from './sheet-styles.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

interface SheetProps {
  open: boolean;
  /** Mounted before the first opening, too. */
  isPrepared: boolean;
  onClose: () => void;
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
  title,
  titleId,
  header,
  children,
}: SheetProps): ReactNode {
  const sheetRef = useRef<HTMLDivElement>(null);
  const { style, isRaised, handlers } = useSheetDrag(sheetRef, onClose);
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
      isRaised={isRaised}
      style={style}
    >
      <div className={grabber} {...handlers}>
        <div className={grip} />
      </div>
      <div className={top}>
        <h2 id={titleId} className={heading}>
          {title}
        </h2>
        <button type="button" aria-label="Fechar" className={close} onClick={onClose}>
          <Icon drawing={IconX} size="large" />
        </button>
      </div>
      <div className={content}>{header}</div>
      <div className={body}>{children}</div>
    </ModalLayer>
  );
}

const classNames = { backdrop, positioner: cx(positioner, atFoot), panel: sheetStyle };
