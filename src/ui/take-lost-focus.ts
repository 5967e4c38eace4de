/**
 * A `ref` for what replaces a pressed button: if the focus has gone with the button, the element takes it (13.2). It needs
 * `tabIndex={-1}`. A focus elsewhere stays there, also when StrictMode attaches the ref a second time.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
