/**
 * For the ref of a temporary element: if it unmounts with the focus inside, the element with this id gets the focus, so
 * that keyboard users are not sent to the top of the page (13.2).
 */
export const passFocusTo = (id: string) => (container: Element | null) => () => {
  if (container?.contains(document.activeElement))
    queueMicrotask(() => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    });
};
