import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '#styled/css/index.js';
import { floor, heading, panel, veil } from './float-styles.ts';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import {
  atFoot,
  backdrop,
  body,
  close,
  grabber,
  grip,
  positioner,
  sheetStyle,
  top,
  under,
} from './sheet-styles.ts';
import { useDragDown } from './use-drag-down.ts';
import { useExitLimit } from './use-exit-limit.ts';
import { useModality } from './use-modality.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  titleId: string;
  /** Under the title, outside the scroll area. The element with `data-autofocus` gets the focus. */
  head: ReactNode;
  children: ReactNode;
}

/**
 * A bottom sheet that is there with the press, on a slow phone, too: the drawer's machine alone takes longer than 14.5
 * allows (0019). It looks like the drawer on a phone, and behaves like it.
 */
export function Sheet(props: SheetProps): ReactNode {
  const isGone = useExitLimit(props.open);
  // Not mounted before the first opening, nor after the closing animation.
  const [isMounted, setIsMounted] = useState(false);
  if (props.open && !isMounted) setIsMounted(true);
  if (!props.open && (isGone || !isMounted)) return null;
  return createPortal(<SheetLayers {...props} onExitEnd={() => setIsMounted(false)} />, document.body);
}

interface SheetLayersProps extends SheetProps {
  onExitEnd: () => void;
}

function SheetLayers(props: SheetLayersProps): ReactNode {
  const { open, onClose, title, titleId } = props;
  const layers = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { dragged, ...drag } = useDragDown(box, onClose);
  useModality(open, layers, box);
  const state = open ? 'open' : 'closed';

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab' && box.current) keepTabInside(event, box.current);
  }

  return (
    <div ref={layers} className={cx(whole, !open && passive)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        data-state={state}
        className={cx(veil, backdrop)}
        onMouseDown={event => event.preventDefault()}
        onClick={onClose}
      />
      <div className={cx(floor, positioner, atFoot, through)}>
        <div
          ref={box}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          data-state={state}
          className={cx(panel, sheetStyle, own)}
          style={dragged > 0 ? ({ '--drawer-translate-y': `${dragged}px` } as CSSProperties) : undefined} // React's type has no custom properties
          onKeyDown={onKeyDown}
          onAnimationEnd={event => !open && event.target === box.current && props.onExitEnd()}
        >
          <div className={cx(grabber, handle)} {...drag}>
            <div className={grip} />
          </div>
          <div className={top}>
            <h2 id={titleId} className={heading}>
              {title}
            </h2>
            <button type="button" aria-label="Fechar" className={close} onClick={onClose}>
              <Icon of={IconX} size="large" />
            </button>
          </div>
          <div className={under}>{props.head}</div>
          <div className={body}>{props.children}</div>
        </div>
      </div>
    </div>
  );
}

/** The focus goes round inside the sheet. */
function keepTabInside(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, button, [tabindex="0"]')];
  const [first, last] = [stops[0], stops.at(-1)];
  const from = document.activeElement;
  const to = event.shiftKey ? (from === first || from === box) && last : from === last && first;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

const whole = css({ position: 'fixed', inset: '0', zIndex: 'drawer' });
/** On its way out it takes no press. */
const passive = css({ pointerEvents: 'none' });
/** Beside the panel, a press meets the backdrop. */
const through = css({ pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } });
/** The browser does not scroll with a finger that pulls the sheet. */
const handle = css({ touchAction: 'none' });
const own = css({
  maxHeight: '[85dvh]',
  transform: '[translateY(var(--drawer-translate-y, 0))]',
  animationFillMode: '[forwards]',
});
