/**
 * Keeps the focus in the workbench. The app and the walks may move the focus into the frame; it stays there only if a
 * person moved it.
 */
export interface FocusKeeper {
  /** Moves the focus from the frame back to the element of the workbench that had it last. */
  restore(): void;
  /**
   * Watches a page that was loaded into the frame: clicks of a person there count. A shortcut of the workbench that is
   * pressed just after the app has taken the focus, and before it is moved back, works as well.
   */
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
  /** Has a person moved the focus into the frame? */
  let isPersonInFrame = false;
  const isInFrame = (): boolean => page.activeElement instanceof HTMLIFrameElement;

  const restore = (): void => {
    if (!isInFrame()) return;
    if (lastFocused instanceof HTMLElement && lastFocused.isConnected && lastFocused !== page.body)
      lastFocused.focus({ preventScroll: true });
    else if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
  };
  const remember = (): void => {
    if (isInFrame()) return;
    lastFocused = page.activeElement;
    isPersonInFrame = false;
  };
  const wasPressed = (): boolean => performance.now() - lastPressAt <= maxFocusDelay;
  const onPress = (): void => {
    lastPressAt = performance.now();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') onPress();
  };
  const onBlur = (): void => {
    // The new focus is known only after the event.
    setTimeout(() => {
      if (mayKeep()) return;
      if (wasPressed()) isPersonInFrame = isInFrame();
      else restore();
    });
  };
  const onFramePointer = (event: PointerEvent): void => {
    if (!event.isTrusted) return;
    onPress();
    // There is no blur if the whole browser window had no focus.
    isPersonInFrame = true;
  };
  const onFrameKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted || event.key === 'Tab' || mayKeep() || isPersonInFrame || wasPressed()) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const modifiers = { altKey, ctrlKey, metaKey, shiftKey };
    const copy = new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true });
    const isShortcut = !(lastFocused?.isConnected ? lastFocused : page.body).dispatchEvent(copy);
    if (!isShortcut) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    restore();
  };

  page.addEventListener('focusin', remember);
  page.addEventListener('keydown', onKey, { capture: true });
  workbench.addEventListener('blur', onBlur);
  return {
    restore,
    watchPage(frame) {
      frame.addEventListener('pointerdown', onFramePointer, { capture: true });
      frame.addEventListener('keydown', onFrameKey, { capture: true });
    },
    stop() {
      page.removeEventListener('focusin', remember);
      page.removeEventListener('keydown', onKey, { capture: true });
      workbench.removeEventListener('blur', onBlur);
    },
  };
}
