/** Those who want to hear of something. */
export interface Listeners<Values extends unknown[]> {
  /** Answers how to stop, which says whether there was anything to stop. */
  add(listener: (...values: Values) => void): () => boolean;
  /** A listener may leave or join while being told. */
  tell(...values: Values): void;
  clear(): void;
}

export function createListeners<Values extends unknown[] = []>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...values) {
      for (const listener of [...listeners]) listener(...values);
    },
    clear: () => listeners.clear(),
  };
}

interface Target<Type extends string, Happening> {
  addEventListener(type: Type, listener: (event: Happening) => void): void;
  removeEventListener(type: Type, listener: (event: Happening) => void): void;
}

/** Listens to events of the browser. Answers how to stop. */
export function listenTo<Type extends string, Happening>(
  target: Target<Type, Happening>,
  type: Type,
  listener: (event: Happening) => void,
): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
