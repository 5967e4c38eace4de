/**
 * Describes the focused element; null if nothing has the focus, that is, the body has it. A keyboard or a screen reader
 * would then start at the top of the page again. Playwright sends this function into its page as source, so it uses
 * nothing but its parameter.
 */
export function describeFocus(page: Document): string | null {
  const focused = page.activeElement;
  if (!focused || focused === page.body || focused === page.documentElement) return null;
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const description = name.replace(/\s+/g, ' ').trim().slice(0, 60) || focused.id;
  return `${focused.getAttribute('role') ?? focused.tagName.toLowerCase()} "${description}"`;
}
