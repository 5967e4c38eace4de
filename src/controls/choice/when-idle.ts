/**
 * Calls `run` once when the browser is idle, with the time that is left; in Safari, which does not say when it is idle, after
 * `delay` milliseconds and without that time. Returns a function that cancels it.
 */
export function whenIdle(run: (deadline?: IdleDeadline) => void, delay: number): () => void {
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback?.(handle);
  }
  const handle = setTimeout(run, delay);
  return () => clearTimeout(handle);
}
