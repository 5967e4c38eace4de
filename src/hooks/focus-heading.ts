/**
 * Moves the focus to the heading of the screen. For an action that removes its own button and has no neighbour (13.2).
 */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
