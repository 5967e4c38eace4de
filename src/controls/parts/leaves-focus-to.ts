/**
 * For the ref of something that comes and goes: if it goes with the focus in it, what stands under this id next takes it, so that
 * whoever tries again by keyboard is not sent to the top of the page (13.2).
 */
export const leavesFocusTo = (id: string) => (box: Element | null) => () => {
  if (box?.contains(document.activeElement))
    queueMicrotask(() => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    });
};
