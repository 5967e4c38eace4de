import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * While `open`: the focus is in `box`, on the element with `data-autofocus`, screen readers find nothing beside `layers`, a
 * child of the body, and the page does not scroll. Afterwards the focus is back.
 */
export function useModality(
  open: boolean,
  layers: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
): void {
  const before = useRef<Element | null>(null);
  // Not in the effect's cleanup: React handles no event at that time, and puts the focus back where it was.
  useLayoutEffect(() => {
    if (!open) return giveBack(before);
    before.current = document.activeElement;
    const target = box.current?.querySelector<HTMLElement>('[data-autofocus]') ?? box.current;
    target?.focus({ preventScroll: true });
  }, [open, box]);
  useEffect(() => () => giveBack(before), []);

  useLayoutEffect(() => {
    if (!open) return;
    const others = [...document.body.children].filter(
      each => each !== layers.current && !each.hasAttribute('aria-hidden'),
    );
    for (const each of others) each.setAttribute('aria-hidden', 'true');
    return () => {
      for (const each of others) each.removeAttribute('aria-hidden');
    };
  }, [open, layers]);

  useEffect(() => {
    if (!open) return;
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    // After the first frame: it makes the browser lay out the page anew.
    const timer = setTimeout(() => {
      style.overflow = 'hidden';
      // The page keeps its place where a scroll bar took room.
      style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    }, LOCKED_AFTER);
    return () => {
      clearTimeout(timer);
      Object.assign(style, before);
    };
  }, [open]);
}

/** Milliseconds; nobody scrolls sooner. */
const LOCKED_AFTER = 100;

function giveBack(before: { current: Element | null }): void {
  const { current } = before;
  before.current = null;
  if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
}
