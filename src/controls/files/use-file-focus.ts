import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { moveFocus } from '#shared/move-focus.ts';

/** The action of a button beside an attached file. */
export type FileAction = 'up' | 'change' | 'remove';

interface FocusedButton {
  element: Element;
  /** Row of the focused button, from 0. */
  index: number;
  action: FileAction | undefined;
}

interface FileFocus {
  ref: RefObject<HTMLFieldSetElement | null>;
  onFocus: (event: FocusEvent) => void;
  /** Call it when the visitor moves the focus out of the field. */
  forget: () => void;
}

/**
 * Keeps the focus in a field for files. When the row of the focused button is removed, replaced or moved, the same
 * button of the row that follows gets the focus; without rows, the file picker does (13.2). `data-file-action` is the
 * action of a button.
 */
export function useFileFocus(): FileFocus {
  const ref = useRef<HTMLFieldSetElement>(null);
  const focusedButton = useRef<FocusedButton>(undefined);
  useLayoutEffect(() => {
    const previous = focusedButton.current;
    if (!previous) return;
    if (previous.element.isConnected) previous.index = indexOf(previous.element, ref.current);
    else if (document.activeElement === document.body) {
      focusedButton.current = undefined;
      moveFocus(nextFocusOf(previous, ref.current));
    }
  });
  return {
    ref,
    onFocus({ target }) {
      // React also sends the events of the camera dialog here, which is elsewhere on the page.
      if (!target.closest('li') || !ref.current?.contains(target)) return;
      focusedButton.current = {
        element: target,
        index: indexOf(target, ref.current),
        action: actionOf(target),
      };
    },
    forget() {
      focusedButton.current = undefined;
    },
  };
}

const CONTROLS = 'button, input';

/** The rows with buttons: a file that is still being prepared has none. */
const rowsOf = (container: Element): HTMLLIElement[] =>
  [...container.querySelectorAll('li')].filter(row => row.querySelector(CONTROLS));

const indexOf = (control: Element, container: Element | null): number =>
  container ? rowsOf(container).findIndex(row => row.contains(control)) : -1;

const isFileAction = (text: string | undefined): text is FileAction =>
  text === 'up' || text === 'change' || text === 'remove';

function actionOf(control: Element): FileAction | undefined {
  const actionName = control.closest('[data-file-action]')?.getAttribute('data-file-action') ?? undefined;
  return isFileAction(actionName) ? actionName : undefined;
}

function nextFocusOf({ index, action }: FocusedButton, container: Element | null): HTMLElement | null {
  if (!container) return null;
  const rows = rowsOf(container);
  // A moved file takes the focus with it.
  const row = rows[Math.min(action === 'up' ? index - 1 : index, rows.length - 1)];
  if (!row) return container.querySelector<HTMLElement>(CONTROLS);
  const matchingControl = [...row.querySelectorAll<HTMLElement>(CONTROLS)].find(
    control => actionOf(control) === action,
  );
  return matchingControl ?? row.querySelector<HTMLElement>(CONTROLS);
}
