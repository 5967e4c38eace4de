/** The part of a window that is used. Safari has no idle callbacks. */
interface IdleWindow {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => unknown;
}

interface IdleTimes {
  /** The longest wait for an idle moment. Milliseconds. */
  limit: number;
  /** The delay that replaces an idle callback in a browser without them. Milliseconds. */
  delay: number;
}

/** Resolves as soon as the browser is idle. */
export const waitUntilIdle = (window: IdleWindow | null, { limit, delay }: IdleTimes): Promise<void> =>
  new Promise(resolve => {
    if (window?.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: limit });
    else setTimeout(resolve, delay);
  });
