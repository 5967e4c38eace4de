/** The calls of a page that have no answer yet. */
export interface FrameCalls {
  /**
   * Resolves when the page has nothing more to do at once: its calls are answered or take their time.
   * A call that was waited for in vain is not waited for again.
   */
  whenIdle(): Promise<void>;
}

/** So long a call may take before it counts as one that hangs or was made slow on purpose (real ms). */
const patience = 200;
const nap = 8;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** Counts what a page asks for by `fetch`, whoever answers it. */
export function watchCalls(page: { fetch: typeof globalThis.fetch }): FrameCalls {
  const waiting = new Set<object>();
  const slow = new WeakSet<object>();
  const ask = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const call = {};
    waiting.add(call);
    try {
      return await ask(input, init);
    } finally {
      waiting.delete(call);
    }
  };
  const busy = () => [...waiting].some(call => !slow.has(call));
  return {
    async whenIdle() {
      await pause(0);
      for (let waited = 0; busy() && waited < patience; waited += nap) await pause(nap);
      for (const call of waiting) slow.add(call);
      await pause(0);
    },
  };
}
