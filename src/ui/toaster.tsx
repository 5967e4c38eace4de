import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { moveFocus } from '#shared/move-focus.ts';
import { css, cx } from '#styled/css/index.js';
import { focusHeading } from './focus-heading.ts';
import { Icon } from './icon.tsx';
import { IconX } from './icons.ts';
import { LongText } from './long-text.tsx';
import { type MessageKind, messageLooks } from './message-kind.ts';
import { message, messageCloseButton, messageHeading, textBlock } from './message-styles.ts';
import { ABOVE_LAYERS } from './open-layers.ts';
import { unbrokenHyphens } from './unbroken-hyphens.tsx';

export interface ToastMessage {
  /** A new id is a new toast, even with the same text. */
  id: string;
  kind: MessageKind;
  title?: string;
  text: string;
  /**
   * Milliseconds until the toast disappears, if its text does not take longer to read. Absent: 3000, for an error 6000
   * (9.5).
   */
  time?: number;
}

interface ToasterProps {
  /** The current messages, oldest first. */
  messages: readonly ToastMessage[];
  /** The toast has disappeared (4.38): remove the message. */
  onGone: (id: string) => void;
}

/**
 * The minimum time (9.5); a longer text stays until a slow reader has read it (WCAG 2.2.1, assumption 9.5).
 * Milliseconds.
 */
const MIN_TIME = 3000;
const MIN_ERROR_TIME = 6000;
const FADE_TIME = 1000;
/** More toasts would cover a small screen; the others wait. */
const MAX_TOASTS = 3;
/** Time to notice a message, and to read each of its characters. Milliseconds. */
const NOTICE_TIME = 1500;
const TIME_PER_CHARACTER = 100;
/** Between the dock and the lowest toast. Pixels. */
const DOCK_GAP = 8;

const subscribeToVisibility = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isPageHidden = (): boolean => document.hidden;

/**
 * Short messages that disappear by themselves; their timers pause under the pointer and the focus, and begin again when
 * the visitor returns to the page (9.5).
 */
export function Toaster({ messages, onGone }: ToasterProps): ReactNode {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  /** The element that had the focus before a message took it. */
  const previousFocus = useRef<Element>(null);
  const regionRef = useRef<HTMLElement>(null);
  useDockBelow(regionRef, messages.length > 0);
  // A message that is removed under the pointer, or with the focus inside, fires no event for either.
  if (messages.length === 0 && (isHovered || isFocused)) {
    setIsHovered(false);
    setIsFocused(false);
  }
  return createPortal(
    <section
      ref={regionRef}
      aria-label="Avisos"
      aria-live="polite"
      {...{ [ABOVE_LAYERS]: '' }}
      className={region}
      onMouseMove={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={event => {
        setIsFocused(true);
        if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
      }}
      onBlur={event => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {messages.slice(0, MAX_TOASTS).map(toast => (
        <Toast
          key={toast.id}
          toast={toast}
          isPaused={isHovered || isFocused}
          onGone={onGone}
          onFocusLost={() => returnFocus(previousFocus.current)}
        />
      ))}
    </section>,
    document.body,
  );
}

/** Keeps the toasts above the dock, wherever it is, in a browser that cannot anchor them to it. */
function useDockBelow(ref: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!hasToasts || !region || CSS.supports('anchor-name', '--dock')) return;
    let frame = 0;
    const follow = (): void => {
      const top = document.querySelector('[data-dock]')?.getBoundingClientRect().top;
      const space = document.documentElement.clientHeight - (top ?? 0) + DOCK_GAP;
      region.style.setProperty('--above-dock', top === undefined ? '' : `${space}px`);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [ref, hasToasts]);
}

interface ToastProps {
  toast: ToastMessage;
  isPaused: boolean;
  onGone: (id: string) => void;
  /** The message disappears with the focus inside. */
  onFocusLost: () => void;
}

/** Moves the focus to the element that had it before, or to the heading of the screen (13.2). */
function returnFocus(previousFocus: Element | null): void {
  if (!previousFocus?.isConnected) focusHeading();
  else if (previousFocus instanceof HTMLElement) moveFocus(previousFocus, { preventScroll: true });
}

const minTimeOf = (kind: MessageKind): number => (kind === 'error' ? MIN_ERROR_TIME : MIN_TIME);
const readingTimeOf = ({ title = '', text }: ToastMessage): number =>
  NOTICE_TIME + (title + text).length * TIME_PER_CHARACTER;

/**
 * A toast is no live region: the section around all toasts announces it, and a second region would announce it again.
 */
function Toast({ toast, isPaused, onGone, onFocusLost }: ToastProps): ReactNode {
  const { id, kind, title, text } = toast;
  const look = messageLooks[kind];
  const [phase, setPhase] = useState<'open' | 'closed' | 'gone'>('open');
  const wholeTime = Math.max(toast.time ?? minTimeOf(kind), readingTimeOf(toast));
  const remainingTime = useRef(wholeTime);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden);
  const fadeTimer = useRef<number>(undefined);
  const toastRef = useRef<HTMLDivElement>(null);
  const hide = (): void => {
    if (fadeTimer.current !== undefined) return;
    setPhase('closed');
    if (toastRef.current?.contains(document.activeElement)) onFocusLost();
    fadeTimer.current = window.setTimeout(() => {
      setPhase('gone');
      onGone(id);
    }, FADE_TIME);
  };
  const onTimeOver = useEffectEvent(hide);
  useEffect(() => {
    if (isHidden) remainingTime.current = wholeTime;
    if (isPaused || isHidden) return;
    const startTime = performance.now();
    const timer = setTimeout(onTimeOver, remainingTime.current);
    return () => {
      clearTimeout(timer);
      remainingTime.current -= performance.now() - startTime;
    };
  }, [isPaused, isHidden, wholeTime]);
  useEffect(() => () => clearTimeout(fadeTimer.current), []);
  if (phase === 'gone') return null;
  return (
    <div ref={toastRef} aria-atomic data-toast data-state={phase} className={cx(message, toastStyle)}>
      <Icon drawing={look.icon} className={look.text} />
      <div className={textBlock}>
        {title && <div className={messageHeading}>{unbrokenHyphens(title)}</div>}
        <div>
          <LongText text={text} />
        </div>
      </div>
      <button type="button" aria-label="Fechar aviso" className={messageCloseButton} onClick={hide}>
        <Icon drawing={IconX} />
      </button>
    </div>
  );
}

const region = css({
  position: 'fixed',
  // Below the header, whose logo and icons stay in view and in reach.
  top: '[calc({sizes.header} + {spacing.2} + var(--inset-top, 0px))]',
  // The way back and the title of the screen are there, so the toasts stand above the dock, near the thumb. If they are
  // too high for that, as with large text, the first one begins below the header, where its button is in reach.
  '& > :first-child': { _tallWindow: { marginTop: 'auto' } },
  '@supports (anchor-name: --dock)': {
    positionAnchor: '--dock',
    _tallWindow: {
      bottom: '[var(--above-dock, calc(anchor(--dock top, {spacing.aboveDock}) + {spacing.2}))]',
    },
  },
  '@supports not (anchor-name: --dock)': {
    _tallWindow: { bottom: '[var(--above-dock, {spacing.aboveDock})]' },
  },
  '@supports selector(:has(a))': {
    // A drawer on a phone has its buttons at the lower edge, and the page behind it is not in use.
    ':root:has([aria-modal=true][data-state=open]) &': {
      top: '[calc({spacing.4} + var(--inset-top, 0px))]',
      bottom: '[auto]',
    },
    // On a desktop it is at the right, and the toasts stand beside it.
    ':root:has([data-state=open] > [data-drawer-title]) &': {
      insetInlineStart: { md: '0' },
      insetInlineEnd: { md: '[{sizes.drawer}]' },
      alignItems: { md: 'flex-end' },
    },
  },
  insetInlineEnd: '0',
  // Over the column of the form, not over the brand panel.
  insetInlineStart: { base: '0', lg: '[clamp({sizes.panelMin}, {sizes.panel}, {sizes.panelMax})]' },
  zIndex: '[10]',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  // On a phone that of the page: a toast is as wide as the button.
  paddingInline: { base: '5', md: '4' },
  // A press beside the toasts reaches the page.
  pointerEvents: 'none',
});
const toastStyle = css({
  width: 'full',
  maxWidth: '[25rem]',
  bg: 'raised',
  border: 'line',
  boxShadow: 'float',
  pointerEvents: 'auto',
  animationName: 'riseIn',
  animationDuration: 'quick',
  transitionProperty: '[opacity]',
  _closed: { opacity: '[0]', transitionDuration: 'fade' },
});
