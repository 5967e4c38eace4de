import { listenTo } from './listeners.ts';

/** A box with its label: the label is the row, or the row contains several (`TickRow`). */
const ROW = 'label, [data-row]';

interface Scrollable {
  scrollIntoView(options: ScrollIntoViewOptions): void;
}

/** The part of a document that is listened to. */
export interface FocusDocument {
  activeElement: (Scrollable & { closest(selector: typeof ROW): Scrollable | null }) | null;
  addEventListener(type: 'keyup', listener: (event: { code: string }) => void): void;
  removeEventListener(type: 'keyup', listener: (event: { code: string }) => void): void;
}

/**
 * After Tab, scrolls the focused element out from under the dock (13.1, 15.1). Safari shows only the line of text of an
 * input, and nothing of a closed list. A box is shown with its whole label. Returns a function that stops it.
 */
export const showFocusAfterTab = (document: FocusDocument): (() => void) =>
  listenTo(document, 'keyup', ({ code }) => {
    if (code !== 'Tab') return;
    const { activeElement } = document;
    // The page's scroll padding excludes the dock. The key itself is "Unidentified" with Shift in WebKitGTK.
    const part = activeElement?.closest(ROW) ?? activeElement;
    part?.scrollIntoView({ block: 'nearest' });
  });
