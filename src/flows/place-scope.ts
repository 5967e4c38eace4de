/** The abort signal of the current place of the journey. */
export interface PlaceScope {
  /** Ends the previous place and returns the signal of the new one. */
  enter(): AbortSignal;
  /** The signal of the current place, for work that does not end what else runs there. */
  current(): AbortSignal;
  leave(): void;
  /** Resolves when the current place ends. */
  left(): Promise<void>;
}

/** `onLeaving` runs whenever a place ends. */
export function createPlaceScope(onLeaving: () => void = () => undefined): PlaceScope {
  let controller = new AbortController();
  const leave = (): void => {
    controller.abort(new DOMException('The visitor moved on', 'AbortError'));
    onLeaving();
  };
  return {
    enter() {
      leave();
      controller = new AbortController();
      return controller.signal;
    },
    current: () => controller.signal,
    leave,
    left: () =>
      new Promise(resolve => controller.signal.addEventListener('abort', () => resolve(), { once: true })),
  };
}
