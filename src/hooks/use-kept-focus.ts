import { type FocusEvent, type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '#shared/move-focus.ts';

type KeptFocus<Target> = Pick<HTMLAttributes<HTMLElement>, 'tabIndex' | 'onFocus' | 'onBlur'> & {
  ref: RefObject<Target | null>;
};

/**
 * For a container whose content comes and goes, such as an error with 'Tentar novamente'. When the focused element is
 * removed, the container gets the focus; otherwise a screen reader would start at the top of the page again (13.2). The
 * component that renders the content must call it. An ancestor may watch the focus (`onFocus`, `onBlur`) in place of
 * the container, if the button that disappears is outside the container.
 */
export function useKeptFocus<Target extends HTMLElement = HTMLDivElement>(): KeptFocus<Target> {
  const ref = useRef<Target>(null);
  const focusedElement = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focusedElement.current || focusedElement.current.isConnected) return;
    focusedElement.current = null;
    if (document.activeElement === document.body) moveFocus(ref.current, { preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: (event: FocusEvent) => {
      focusedElement.current = event.target;
    },
    onBlur: () => {
      focusedElement.current = null;
    },
  };
}
