/** The app and its walks move the focus into the frame; it goes there for good only by the hand of a person. */
export interface FocusKeeper {
  /** Puts the focus back where it was, unless somebody has put it elsewhere. */
  restore(): void;
  /** A page has come into the frame: what a person presses there counts. */
  follow(page: Window): void;
  stop(): void;
}

/** So long after a press the focus may move on its account (ms). */
const meant = 600;

/** @param mayKeep while this says true (a walk plays), the frame keeps what it took. */
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
    // What has the focus now is known only after the event.
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
