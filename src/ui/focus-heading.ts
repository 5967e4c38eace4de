import { moveFocus } from '#shared/move-focus.ts';

/** Moves the focus to the heading of the screen, if the element that had it has disappeared (13.2). */
export const focusHeading = (): void =>
  moveFocus(document.querySelector<HTMLElement>('main h1[tabindex]'), { preventScroll: true });
