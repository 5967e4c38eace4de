/**
 * Keeps the focus in the workbench: the app and its walks may move it into the frame, but only a person
 * leaves it there.
 */
export interface FocusKeeper {
  /** Puts the focus back where it was, unless a person has moved it since. */
  restore(): void;
  /** Watches a page that was loaded into the frame: keys and clicks of a person there count. */
  follow(page: Window): void;
  stop(): void;
}

/** A focus change within this time after a key or click counts as caused by it (ms). */
const meant = 600;

/** @param mayKeep true while a walk plays: then the frame may keep the focus that it took. */
export function createFocusKeeper(mayKeep: () => boolean, workbench: Window = window): FocusKeeper {
  const { document: page } = workbench;
  let kept: Element | null = page.activeElement;
  let pressed = Number.NEGATIVE_INFINITY;
  const isInFrame = (): boolean => page.activeElement instanceof HTMLIFrameElement;

  const restore = (): void => {
    if (!isInFrame()) return;
    if (kept instanceof HTMLElement && kept.isConnected && kept !== page.body)
      kept.focus({ preventScroll: true });
    else if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
  };
  const remember = (): void => {
    if (!isInFrame()) kept = page.activeElement;
  };
  const onPress = (): void => {
    pressed = performance.now();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') onPress();
  };
  const onBlur = (): void => {
    // The new focus is known only after the event.
    setTimeout(() => {
      if (!mayKeep() && performance.now() - pressed > meant) restore();
    });
  };

  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', onKey, { capture: true });
  workbench.addEventListener('blur', onBlur);
  return {
    restore: restore,
    follow(frame) {
      frame.addEventListener('pointerdown', event => event.isTrusted && onPress(), { capture: true });
    },
    stop() {
      page.removeEventListener('focusin', remember);
      page.removeEventListener('keydown', onKey, { capture: true });
      workbench.removeEventListener('blur', onBlur);
    },
  };
}
