import { createListeners } from './listeners.ts';

/** Whether the device stores what is written (11.5). */
export interface StorageHealth {
  isFailing(): boolean;
  fail(): void;
  recover(): void;
  /** See `SecureStorage.onDegraded`. */
  onDegraded(listener: () => void): () => void;
}

export function createStorageHealth(): StorageHealth {
  const degradation = createListeners();
  let isFailing = false;
  let wasReported = false;
  return {
    isFailing: () => isFailing,
    fail() {
      isFailing = true;
      if (wasReported) return;
      wasReported = true;
      degradation.notify();
    },
    recover() {
      isFailing = false;
    },
    onDegraded(listener) {
      const stop = degradation.add(listener);
      if (wasReported) queueMicrotask(() => stop() && listener());
      return stop;
    },
  };
}
