import { moveFocus } from '#shared/move-focus.ts';

/**
 * For the ref of a temporary element: if it unmounts with the focus inside, the element with this id gets the focus.
 * Otherwise the focus of keyboard users would go to the top of the page (13.2).
 */
export const passFocusTo = (id: string) => (container: Element | null) => () => {
  if (container?.contains(document.activeElement))
    queueMicrotask(() => {
      if (document.activeElement === document.body) moveFocus(document.getElementById(id));
    });
};

/** The parent of an input that the current commit of React has removed with the focus inside. */
let abandonedPlace: Element | null = null;

/** A ref for an input whose list may load anew: the placeholder that replaces it takes its focus (`takeFocusAt`). */
export const leaveFocus = (input: Element | null) => () => {
  if (!input?.contains(document.activeElement)) return;
  abandonedPlace = input.parentElement;
  queueMicrotask(() => {
    abandonedPlace = null;
  });
};

/** Gives the placeholder the focus, if the input that it replaces had it. */
export function takeFocusAt(placeholder: HTMLElement | null): void {
  if (placeholder && placeholder.parentElement === abandonedPlace) moveFocus(placeholder);
}
