/**
 * Keeps the focus in the workbench. The app and the walks may move the focus into the frame; it stays there only if a
 * person moved it.
 */
export interface FocusKeeper {
  /** Moves the focus from the frame back to the element of the workbench that had it last. */
  restore(): void;
  /** Watches a page that was loaded into the frame: keys and clicks of a person there count. */
  watchPage(page: Window): void;
  stop(): void;
}

/** A focus change within this time after a key or click counts as caused by it (ms). */
const maxFocusDelay = 600;

/** @param mayKeep returns true while a walk plays: then the frame may keep the focus. */
export function createFocusKeeper(mayKeep: () => boolean, workbench: Window = window): FocusKeeper {
  const { document: page } = workbench;
  let lastFocused: Element | null = page.activeElement;
  let lastPressAt = Number.NEGATIVE_INFINITY;
  const isInFrame = (): boolean => page.activeElement instanceof HTMLIFrameElement;

  const restore = (): void => {
    if (!isInFrame()) return;
    if (lastFocused instanceof HTMLElement && lastFocused.isConnected && lastFocused !== page.body)
      lastFocused.focus({ preventScroll: true });
    else if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
  };
  const remember = (): void => {
    if (!isInFrame()) lastFocused = page.activeElement;
  };
  const onPress = (): void => {
    lastPressAt = performance.now();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') onPress();
  };
  const onBlur = (): void => {
    // The new focus is known only after the event.
    setTimeout(() => {
      if (!mayKeep() && performance.now() - lastPressAt > maxFocusDelay) restore();
    });
  };

  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', onKey, { capture: true });
  workbench.addEventListener('blur', onBlur);
  return {
    restore,
    watchPage(frame) {
      frame.addEventListener('pointerdown', event => event.isTrusted && onPress(), { capture: true });
    },
    stop() {
      page.removeEventListener('focusin', remember);
      page.removeEventListener('keydown', onKey, { capture: true });
      workbench.removeEventListener('blur', onBlur);
    },
  };
}
