import { isInPartnersPage } from './is-in-partners-page.ts';

/** The element that gets the focus when the visitor enters the frame. */
let awaitedElement: HTMLElement | undefined;

/**
 * Moves the focus where no press of the visitor does. In a frame of a partner's page (1.6), only if the frame has the
 * focus: otherwise the visitor may be typing in that page (13.4). The element then gets the focus when the visitor
 * enters the frame, unless that focuses another one.
 */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (!isInPartnersPage(window) || document.hasFocus()) {
    element.focus(options);
  } else {
    if (!awaitedElement) window.addEventListener('focus', onEnter, { once: true });
    awaitedElement = element;
  }
}

function onEnter(): void {
  const element = awaitedElement;
  awaitedElement = undefined;
  // The press or key that enters the frame focuses its target after this event.
  setTimeout(() => {
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  });
}
