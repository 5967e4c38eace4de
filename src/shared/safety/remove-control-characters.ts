/**
 * Invisible characters that change the display: controls other than tab and line break, and marks and overrides of the
 * writing direction, which could show '1,9%' as '9,1%'.
 */
const CONTROLS = /\p{Bidi_Control}|(?![\t\n\r])\p{Cc}/gu;

/** A text without control and direction characters. Everything else stays as its author wrote it. */
export const removeControlCharacters = (text: string): string => text.replace(CONTROLS, '');
