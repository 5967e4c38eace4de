import { sleep } from '../sleep.ts';

/** The unanswered calls of a page. */
export interface FrameCalls {
  /** Resolves when no fast call is unanswered. It does not wait again for a call that has exceeded the limit once. */
  whenIdle(): Promise<void>;
}

/** A call that takes longer hangs or was slowed down on purpose (real ms). */
const fastCallLimit = 200;
const checkInterval = 8;

/** Watches the calls that a page makes by `fetch`. */
export function watchCalls(page: { fetch: typeof globalThis.fetch }): FrameCalls {
  const openCalls = new Set<object>();
  const slowCalls = new WeakSet<object>();
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
  const isBusy = () => [...openCalls].some(call => !slowCalls.has(call));
  return {
    async whenIdle() {
      await sleep(0);
      for (let waited = 0; isBusy() && waited < fastCallLimit; waited += checkInterval)
        await sleep(checkInterval);
      for (const call of openCalls) slowCalls.add(call);
      await sleep(0);
    },
  };
}
