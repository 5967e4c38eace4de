/** Being at a place of the journey: whoever waits there is told when the visitor moves on. */
export interface Presence {
  /** Leaves the place before and answers the signal of the new one. */
  enter(): AbortSignal;
  leave(): void;
}

/** `onLeaving`: what else ends with a place. */
export function createPresence(onLeaving: () => void = () => undefined): Presence {
  let here = new AbortController();
  const leave = (): void => {
    here.abort(new DOMException('The visitor moved on', 'AbortError'));
    onLeaving();
  };
  return {
    enter() {
      leave();
      here = new AbortController();
      return here.signal;
    },
    leave,
  };
}
