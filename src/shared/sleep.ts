/**
 * A timer that fires this much too late does so because the page stood still: the browser suspended it. Milliseconds.
 */
const LATE_AFTER = 1000;
/** Within this time, a page that continues handles what arrived while it stood still. Milliseconds. */
const CATCH_UP_TIME = 1000;

/**
 * The `sleep` of the real clock. With an aborted signal it rejects at once. On a page that stood still it lasts a
 * moment longer: what arrived meanwhile comes first, so that no time limit discards an answer that is there.
 */
export const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const due = Date.now() + milliseconds;
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const end = () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    let timer = setTimeout(() => {
      if (Date.now() - due < LATE_AFTER) end();
      else timer = setTimeout(end, CATCH_UP_TIME);
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
