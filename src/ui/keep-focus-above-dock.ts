/** A ref for a text that appears between inputs: it may push the focused one under the dock (13.1). */
export function keepFocusAboveDock(): void {
  const { activeElement } = document;
  if (!activeElement?.closest('[data-dock]')) activeElement?.scrollIntoView({ block: 'nearest' });
}
