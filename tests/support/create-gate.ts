export interface Gate {
  opened: Promise<void>;
  open(): void;
  /** Wraps a call: its answer waits until the gate is open. */
  hold<Args extends unknown[], Answer>(
    call: (...args: Args) => Promise<Answer>,
  ): (...args: Args) => Promise<Answer>;
}

/** Holds something back until the test opens the gate. */
export function createGate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  return {
    opened,
    open: () => open(),
    hold:
      call =>
      async (...args) => {
        const answer = await call(...args);
        await opened;
        return answer;
      },
  };
}
