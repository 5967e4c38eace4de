/** `MouseEvent.button` of the wheel, whose press opens a link in a new tab. */
export const MIDDLE_BUTTON = 1;
