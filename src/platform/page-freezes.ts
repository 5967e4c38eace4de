import { createListeners } from './listeners.ts';

/** When the page is frozen: it is in the back/forward cache, where time passes and none of its code runs. */
export interface PageFreezes {
  /** Starts to watch. Returns a function that tells if the page has been frozen at any time since then. */
  watch(): () => boolean;
  /** Resolves when the page is not frozen. */
  thawed(): Promise<void>;
  /** The listener is called immediately before each freeze. */
  onFreeze(listener: () => void): void;
}

/** @param onFrozen tells when the page is frozen (true) and when it is shown again (false). */
export function createPageFreezes(
  onFrozen: ((listener: (isFrozen: boolean) => void) => void) | undefined,
): PageFreezes {
  const freezes = createListeners();
  let count = 0;
  /** Of the present freeze. */
  let thaw: { done: Promise<void>; end: () => void } | undefined;
  const startFreeze = () => {
    count += 1;
    if (!thaw) {
      let end = (): void => undefined;
      const done = new Promise<void>(resolve => {
        end = resolve;
      });
      thaw = { done, end };
    }
    freezes.notify();
  };
  onFrozen?.(isFrozen => {
    if (isFrozen) return startFreeze();
    thaw?.end();
    thaw = undefined;
  });
  return {
    watch() {
      const countBefore = thaw ? count - 1 : count;
      return () => count > countBefore;
    },
    thawed: async () => thaw?.done,
    onFreeze: listener => void freezes.add(listener),
  };
}
