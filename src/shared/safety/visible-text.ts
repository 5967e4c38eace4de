/**
 * Characters that nobody sees and that change what others see: controls other than tab and line break, and the marks
 * and overrides of writing direction, by which '1,9%' could be drawn as '9,1%'.
 */
const CONTROLS = /\p{Bidi_Control}|(?![\t\n\r])\p{Cc}/gu;

/** A text without control and direction characters. Everything else stays as its author wrote it. */
export const visibleText = (text: string): string => text.replace(CONTROLS, '');
