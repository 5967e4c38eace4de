/** A ref for a text that appears between inputs: it may push the focused one under the dock (13.1). */
export function keepFocusAboveDock(text: HTMLElement | null): void {
  const { activeElement } = document;
  if (text && !activeElement?.closest('[data-dock]')) activeElement?.scrollIntoView({ block: 'nearest' });
}
