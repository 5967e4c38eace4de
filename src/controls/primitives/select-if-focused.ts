/**
 * Selects the text of the focused input after a text from elsewhere has filled it, as a Tab into the input does. So a
 * screen reader speaks the text, and what the visitor types replaces it instead of mixing with it (11.6).
 */
export function selectIfFocused(input: HTMLInputElement | null): void {
  if (input && input === document.activeElement) input.select();
}
