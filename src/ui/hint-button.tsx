import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { IconInfoCircle } from './icons.ts';

interface HintButtonProps {
  /** The subject of the hint, for screen readers: 'Sobre CPF'. */
  subject: string;
  children: string;
}

/**
 * A hint behind a small button, opened by press, touch, key or pointer. It is announced when it opens; Escape closes
 * it.
 */
export function HintButton({ subject, children }: HintButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const isHovered = useRef(false);
  const bubbleId = useId();

  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) =>
      !(event.target instanceof Node && wrapper.current?.contains(event.target)) && setOpen(false);
    // Wherever the focus is, because a pointer may have opened the hint. It closes the hint, and nothing below it.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', closeByEscape, true);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', closeByEscape, true);
    };
  }, [open]);

  function hover(event: ReactPointerEvent, isOver: boolean) {
    if (event.pointerType !== 'mouse') return;
    isHovered.current = isOver;
    setOpen(isOver);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only opens what the button opens
    <span
      ref={wrapper}
      className={anchor}
      onPointerEnter={event => hover(event, true)}
      onPointerLeave={event => hover(event, false)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className={button}
        aria-label={`Sobre ${subject}`}
        aria-expanded={open}
        aria-controls={open ? bubbleId : undefined}
        onClick={event => {
          // A pointer has opened the hint by hovering; the press must not close it.
          setOpen((event.detail > 0 && isHovered.current) || !open);
        }}
      >
        <Icon drawing={IconInfoCircle} size="help" />
      </button>
      <span role="status" className={layer}>
        {open && (
          <span id={bubbleId} className={bubble}>
            {children}
          </span>
        )}
      </span>
    </span>
  );
}

// The button does not affect the line height.
const anchor = css({ display: 'inline-flex', alignSelf: 'center', marginBlock: '-2' });
const button = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '8',
  marginInline: '-1.5',
  borderRadius: 'full',
  color: 'muted',
  // The ring is around the icon: around the larger target it would touch the label.
  outlineOffset: '[-4px]',
  _hover: { color: 'ink' },
  '&[aria-expanded=true]': { color: 'brand.activeText' },
});
const layer = css({
  position: 'absolute',
  insetInline: '0',
  top: '[100%]',
  zIndex: 'drawer',
  // Beside the bubble a press reaches the input under the layer.
  pointerEvents: 'none',
  _empty: { display: 'none' },
});
const bubble = css({
  display: 'block',
  pointerEvents: 'auto',
  width: 'fit',
  maxWidth: 'full',
  paddingInline: '3',
  paddingBlock: '2',
  bg: 'ink',
  color: 'surface',
  borderRadius: 'control',
  boxShadow: 'float',
  textStyle: 'help',
  overflowWrap: 'anywhere',
  animationName: 'fadeIn',
  animationDuration: 'quick',
  animationTimingFunction: 'out',
  _highContrast: { border: 'lineStrong' },
});
