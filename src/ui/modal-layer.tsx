import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '#styled/css/index.js';
import { floor, panel, veil } from './float-styles.ts';
import { addLayer, focusLayer } from './open-layers.ts';
import { useExitLimit } from './use-exit-limit.ts';

interface ModalLayerProps {
  open: boolean;
  role: 'dialog' | 'alertdialog';
  /** Id of the title. */
  labelledBy: string;
  describedBy?: string | undefined;
  onEscape: () => void;
  /** A press beside the box; absent: it does nothing. */
  onPressBeside?: (() => void) | undefined;
  /** Called when the closing animation is over. The focus is back already. */
  onGone?: (() => void) | undefined;
  /** Class names of the veil, of the place of the box, and of the box. */
  looks: { veil: string; place: string; box: string };
  style?: CSSProperties | undefined;
  /** Taken over by the box as `data-raised`. */
  raised?: boolean;
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * The common part of dialog, drawer and sheet: a box over a veil with the focus inside, Escape, and a closing animation.
 * It is part of the start, because dialogs report trouble, and small for that reason (0019).
 */
export function ModalLayer(props: ModalLayerProps): ReactNode {
  const { open, onGone } = props;
  const isLate = useExitLimit(open);
  // Not mounted before the first opening, nor after the closing animation.
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  if (isLate && isMounted) setIsMounted(false);
  const wasMounted = useRef(false);
  useEffect(() => {
    if (wasMounted.current === isMounted) return;
    wasMounted.current = isMounted;
    if (!isMounted) onGone?.();
  });
  return isMounted && createPortal(<Layer {...props} onExitEnd={() => setIsMounted(false)} />, document.body);
}

interface LayerProps extends ModalLayerProps {
  onExitEnd: () => void;
}

function Layer(props: LayerProps): ReactNode {
  const { open, role, labelledBy, describedBy, onPressBeside, looks, style, raised, children, onExitEnd } =
    props;
  const root = useRef<HTMLDivElement>(null);
  const ownBox = useRef<HTMLDivElement>(null);
  const box = props.box ?? ownBox;
  const onEscape = useRef(props.onEscape);
  useLayoutEffect(() => {
    onEscape.current = props.onEscape;
  });

  // Before the focus moves: the layer below would take it back.
  useLayoutEffect(() => {
    if (!open || !root.current || !box.current) return;
    return addLayer({ root: root.current, box: box.current, onEscape: () => onEscape.current() });
  }, [open, box]);

  const before = useRef<Element | null>(null);
  // Not in the effect's cleanup: React handles no event at that time, and puts the focus back where it was.
  useLayoutEffect(() => {
    if (!open) return giveFocusBack(before);
    before.current = document.activeElement;
    if (box.current) focusLayer(box.current);
  }, [open, box]);
  useEffect(() => () => giveFocusBack(before), []);

  const state = open ? 'open' : 'closed';
  return (
    <div ref={root} className={open ? undefined : passive}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and a button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        data-state={state}
        className={cx(veil, looks.veil)}
        onMouseDown={event => event.preventDefault()}
        onClick={onPressBeside}
      />
      <div className={cx(floor, through, looks.place)}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it */}
        <div
          ref={box}
          role={role}
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          tabIndex={-1}
          data-state={state}
          data-raised={raised || undefined}
          className={cx(panel, stays, looks.box)}
          style={style}
          onAnimationEnd={event => !open && event.target === box.current && onExitEnd()}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

function giveFocusBack(before: { current: Element | null }): void {
  const { current } = before;
  before.current = null;
  if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
}

/** While it closes, it takes no press. */
const passive = css({ pointerEvents: 'none', '& *': { pointerEvents: 'none' } });
/** Beside the box, a press meets the veil. */
const through = css({ pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } });
/** The last frame of the closing animation stays until the layer is removed. */
const stays = css({ _closed: { animationFillMode: '[forwards]' } });
