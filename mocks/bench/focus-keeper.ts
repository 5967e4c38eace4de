/** A walk moves the focus into the frame; whoever sits at the bench gets it back. */
export interface FocusKeeper {
  /** The focus is about to go. */
  remember(): void;
  /** Puts it back where it was, unless somebody has put it elsewhere. */
  giveBack(): void;
}

export function createFocusKeeper(page: Document = document): FocusKeeper {
  let kept: Element | null = null;
  return {
    remember() {
      if (!(page.activeElement instanceof HTMLIFrameElement)) kept = page.activeElement;
    },
    giveBack() {
      if (!(page.activeElement instanceof HTMLIFrameElement)) return;
      if (kept instanceof HTMLElement && kept.isConnected) kept.focus({ preventScroll: true });
    },
  };
}
