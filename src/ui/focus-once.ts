import { moveFocus } from '#shared/move-focus.ts';

const focusedBefore = new WeakSet<HTMLElement>();

/**
 * A `ref` for what replaces a pressed button: the element takes the focus (13.2), wherever it is, because a press does
 * not focus a button in Safari. Only once, because StrictMode attaches a ref a second time a moment later. The element
 * needs `tabIndex={-1}`.
 */
export function focusOnce(element: HTMLElement | null): void {
  if (!element || focusedBefore.has(element)) return;
  focusedBefore.add(element);
  moveFocus(element, { preventScroll: true });
}
