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
import { moveFocus } from '#shared/move-focus.ts';
import { css, cx } from '#styled/css/index.js';
import { backdrop, panel, positioner } from './float-styles.ts';
import { focusHeading } from './focus-heading.ts';
import { holdStill } from './hold-still.ts';
import { addLayer, focusLayer } from './open-layers.ts';
import { useExitLimit } from './use-exit-limit.ts';

interface ModalLayerProps {
  open: boolean;
  /** Mounts the layer before it opens, invisible, so that it opens faster. */
  isPrepared?: boolean;
  role: 'dialog' | 'alertdialog';
  /** Id of the title. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Called for Escape, and for the back button of an Android phone. */
  onEscape: () => void;
  /** Called for a press outside the panel. */
  onPressOutside?: (() => void) | undefined;
  /** Called when the closing animation is over; by then the focus has returned. */
  onClosed?: (() => void) | undefined;
  /** Class names of the backdrop, of the area that positions the panel, and of the panel. */
  classNames: { backdrop: string; positioner: string; panel: string };
  style?: CSSProperties | undefined;
  /** The theme of the panel, if `style` sets brand colours of its own. */
  theme?: string | undefined;
  /** Sets `data-raised` on the panel. */
  isRaised?: boolean;
  panelRef?: RefObject<HTMLDivElement | null>;
  /** The element that gets the focus after closing. Absent: the one that has it on opening, or that was pressed. */
  openerRef?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/**
 * The common part of dialog, drawer and sheet: a panel over a backdrop, which keeps the focus inside, handles Escape
 * and has a closing animation. It is in the first chunk, because dialogs report failures, so it must be small (0019).
 */
export function ModalLayer(props: ModalLayerProps): ReactNode {
  const { open, onClosed } = props;
  const isPrepared = props.isPrepared === true && !open;
  const isExitOverdue = useExitLimit(open || isPrepared);
  // Mounted from the first opening, or from the preparation, to the end of the closing animation.
  const [isMounted, setIsMounted] = useState(open || isPrepared);
  if (open && !isMounted) setIsMounted(true);
  if (isExitOverdue && isMounted) setIsMounted(false);
  const wasMounted = useRef(false);
  useEffect(() => {
    if (wasMounted.current === isMounted) return;
    wasMounted.current = isMounted;
    if (!isMounted) onClosed?.();
  });
  return (
    isMounted &&
    createPortal(
      <Layer {...props} isPrepared={isPrepared} onExitEnd={() => setIsMounted(false)} />,
      document.body,
    )
  );
}

interface LayerProps extends ModalLayerProps {
  onExitEnd: () => void;
}

function Layer(props: LayerProps): ReactNode {
  const {
    open,
    isPrepared,
    role,
    labelledBy,
    describedBy,
    onPressOutside,
    classNames,
    style,
    theme,
    isRaised,
    openerRef,
    children,
    onExitEnd,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const ownPanelRef = useRef<HTMLDivElement>(null);
  const panelRef = props.panelRef ?? ownPanelRef;
  const onEscape = useRef(props.onEscape);
  useLayoutEffect(() => {
    onEscape.current = props.onEscape;
  });

  // This effect comes before the one that moves the focus: otherwise the layer below would take the focus back.
  useLayoutEffect(() => {
    if (!open || !root.current || !panelRef.current) return;
    return addLayer({ root: root.current, element: panelRef.current, onEscape: () => onEscape.current() });
  }, [open, panelRef]);

  const previousFocus = useRef<Element | null>(null);
  // Not in the effect's cleanup: React handles no event at that time, and puts the focus back where it was.
  useLayoutEffect(() => {
    if (!open) return giveFocusBack(previousFocus);
    previousFocus.current = openerRef?.current ?? focusedOrPressed();
    if (panelRef.current) focusLayer(panelRef.current);
  }, [open, panelRef, openerRef]);
  useEffect(() => () => giveFocusBack(previousFocus), []);

  const state = open ? 'open' : isPrepared ? 'prepared' : 'closed';
  return (
    <div ref={root} className={open ? undefined : isPrepared ? invisible : ignoresPresses}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and a button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        data-state={state}
        className={cx(backdrop, classNames.backdrop)}
        onMouseDown={event => event.preventDefault()}
        onClick={onPressOutside}
      />
      <div className={cx(positioner, passesPresses, classNames.positioner)}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it */}
        <div
          ref={panelRef}
          role={role}
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          tabIndex={-1}
          data-state={state}
          data-theme={theme}
          data-raised={isRaised || undefined}
          className={cx(panel, keepsLastFrame, classNames.panel)}
          style={style}
          onPointerDown={event => holdStill(event.currentTarget)}
          onAnimationEnd={event => !open && event.target === panelRef.current && onExitEnd()}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

let pressed: Element | null = null;
document.addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button, a') : null;
  },
  true,
);

/** The element with the focus. If none has it, the last pressed one: Safari focuses no button that is pressed. */
const focusedOrPressed = (): Element | null =>
  document.activeElement === document.body && pressed?.isConnected ? pressed : document.activeElement;

function giveFocusBack(previousFocus: { current: Element | null }): void {
  const { current } = previousFocus;
  previousFocus.current = null;
  if (current === null) return;
  const isThere = current.isConnected && current !== document.body;
  // An input whose list loads anew is replaced by an element with its id. The heading of a new step has taken the focus
  // already.
  const mayBeReplaced = current.id !== '' && document.activeElement === document.body;
  const replacement = mayBeReplaced ? document.getElementById(current.id) : null;
  const target = isThere ? current : replacement;
  // The opener may be gone, or nothing had the focus: then the heading of the screen gets it.
  if (target === null) focusHeading();
  else if (target instanceof HTMLElement) moveFocus(target, { preventScroll: true });
}

/** Laid out, but not reachable by sight, screen reader, pointer or focus. */
const invisible = css({ visibility: 'hidden' });
/** Ignores presses during the closing animation. */
const ignoresPresses = css({ pointerEvents: 'none', '& *': { pointerEvents: 'none' } });
/** Lets presses outside the panel through to the backdrop. */
const passesPresses = css({ pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } });
/** The last frame of the closing animation stays until the layer is removed. */
const keepsLastFrame = css({ _closed: { animationFillMode: '[forwards]' } });
