/**
 * Selects the text of an input in which the visitor is, after a text from elsewhere has filled it, as after a Tab into
 * it: a screen reader speaks the text, and what is typed replaces it instead of mixing with it (11.6).
 */
export function selectIfFocused(input: HTMLInputElement | null): void {
  if (input && input === document.activeElement) input.select();
}
