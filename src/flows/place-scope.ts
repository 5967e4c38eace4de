/** Being at a place of the journey: whoever waits there is told when the visitor moves on. */
export interface PlaceScope {
  /** Leaves the place before and answers the signal of the new one. */
  enter(): AbortSignal;
  leave(): void;
}

/** `onLeaving`: what else ends with a place. */
export function createPlaceScope(onLeaving: () => void = () => undefined): PlaceScope {
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
