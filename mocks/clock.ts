/** The clock of the engine. Tests and the workbench can replace it. */
export interface MockClock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Resolves after this time, or when the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const realClock: MockClock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
