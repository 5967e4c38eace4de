/** The part of the platform's `CloseWatcher` that is used here. Chromium has it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Calls `close` for the back button or gesture of an Android phone, which otherwise leaves the step while a layer
 * covers it. Browsers without `CloseWatcher` keep their own behaviour. Returns a function that ends the watch.
 */
export function watchBackButton(close: () => void): () => void {
  // TypeScript's library lacks it.
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  // With a mouse, only Escape closes a watcher. The layers handle that key themselves.
  if (!CloseWatcher || !matchMedia('(pointer: coarse)').matches) return () => undefined;
  let watcher: CloseWatcher;
  const watch = (): void => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      // A watcher works once, but the layer may refuse to close.
      watch();
      close();
    };
  };
  watch();
  return () => watcher.destroy();
}
