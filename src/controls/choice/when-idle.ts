/**
 * Calls the callback once when the browser is idle, with the deadline. In Safari, which has no idle callbacks, calls it
 * after `delay` milliseconds without a deadline. Returns a function that cancels the call.
 */
export function whenIdle(callback: (deadline?: IdleDeadline) => void, delay: number): () => void {
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback?.(handle);
  }
  const handle = setTimeout(callback, delay);
  return () => clearTimeout(handle);
}
