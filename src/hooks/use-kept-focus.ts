import { type FocusEvent, type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';

type KeptFocus = Pick<HTMLAttributes<HTMLDivElement>, 'tabIndex' | 'onFocus' | 'onBlur'> & {
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * For the place of something that comes and goes, as an error with its 'Tentar novamente': when what has the focus is taken
 * away, the place itself takes it, or a reader of the screen would begin at the top of the page again (13.2).
 * Whoever draws what comes and goes calls it, so that it hears of every change.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: (event: FocusEvent) => {
      held.current = event.target;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
