/** Waits until the callbacks of promises and the timers that are due have run. */
export const runPendingWork = (milliseconds = 2): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
