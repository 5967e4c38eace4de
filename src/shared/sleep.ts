/**
 * A timer that fires this much too late does so because the page stood still: the browser suspended it. Milliseconds.
 */
const LATE_AFTER = 1000;
/** Within this time, a page that continues handles what arrived while it stood still. Milliseconds. */
const CATCH_UP_TIME = 1000;

/**
 * Calls back after this time. On a page that stood still it takes a moment longer: what arrived meanwhile comes first,
 * so that no time limit discards an answer that is there. Returns a function that stops the timer.
 */
export function startTimer(onEnd: () => void, milliseconds: number): () => void {
  const due = Date.now() + milliseconds;
  let timer = setTimeout(() => {
    if (Date.now() - due < LATE_AFTER) onEnd();
    else timer = setTimeout(onEnd, CATCH_UP_TIME);
  }, milliseconds);
  return () => clearTimeout(timer);
}

/** The `sleep` of the real clock. With an aborted signal it rejects at once. */
export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stopTimer = startTimer(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      stopTimer();
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
