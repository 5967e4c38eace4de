/** A list of listeners. */
export interface Listeners<Values extends unknown[]> {
  /** Returns a function that unsubscribes the listener and returns whether the listener was still subscribed. */
  add(listener: (...values: Values) => void): () => boolean;
  /** Listeners may be added and removed during a call. */
  notify(...values: Values): void;
  clear(): void;
}

export function createListeners<Values extends unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...values) {
      for (const listener of [...listeners]) listener(...values);
    },
    clear: () => listeners.clear(),
  };
}

interface Target<Type extends string, EventOf> {
  addEventListener(type: Type, listener: (event: EventOf) => void): void;
  removeEventListener(type: Type, listener: (event: EventOf) => void): void;
}

/** Subscribes to browser events. Returns a function that unsubscribes. */
export function listenTo<Type extends string, EventOf>(
  target: Target<Type, EventOf>,
  type: Type,
  listener: (event: EventOf) => void,
): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
