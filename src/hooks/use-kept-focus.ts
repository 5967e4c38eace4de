import { type FocusEvent, type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';

type KeptFocus = Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onFocus' | 'onBlur'> & {
  ref: RefObject<HTMLDivElement | null>;
};

/**
 * For a container whose content comes and goes, such as an error with 'Tentar novamente'. When the focused element is
 * removed, the container gets the focus; otherwise a screen reader would start at the top of the page again (13.2). The
 * component that renders the content must call it. An ancestor may watch the focus (`onFocus`, `onBlur`) in place of the
 * container, if the button that goes is outside the container.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
