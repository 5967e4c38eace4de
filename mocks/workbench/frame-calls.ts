/** The unanswered calls of a page. */
export interface FrameCalls {
  /** Resolves when no fast call is open. A call that exceeded the limit once is not waited for again. */
  whenIdle(): Promise<void>;
}

/** A call that takes longer hangs or was slowed down on purpose (real ms). */
const fastCallLimit = 200;
const checkInterval = 8;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Counts the calls that a page makes by `fetch`, whatever answers them. */
export function watchCalls(page: { fetch: typeof globalThis.fetch }): FrameCalls {
  const openCalls = new Set<object>();
  const slow = new WeakSet<object>();
  const originalFetch = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const call = {};
    openCalls.add(call);
    try {
      return await originalFetch(input, init);
    } finally {
      openCalls.delete(call);
    }
  };
  const isBusy = () => [...openCalls].some(call => !slow.has(call));
  return {
    async whenIdle() {
      await pause(0);
      for (let waited = 0; isBusy() && waited < fastCallLimit; waited += checkInterval)
        await pause(checkInterval);
      for (const call of openCalls) slow.add(call);
      await pause(0);
    },
  };
}
