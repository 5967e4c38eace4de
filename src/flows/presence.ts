/** Being at a place of the journey: whoever waits there is told when the visitor moves on. */
export interface Presence {
  /** Leaves the place before and answers the signal of the new one. */
  enter(): AbortSignal;
  /** The signal of the place the visitor is at. */
  signal(): AbortSignal;
  leave(): void;
}

export function createPresence(): Presence {
  let here = new AbortController();
  const leave = (): void => here.abort(new DOMException('The visitor moved on', 'AbortError'));
  return {
    enter() {
      leave();
      here = new AbortController();
      return here.signal;
    },
    signal: () => here.signal,
    leave,
  };
}
