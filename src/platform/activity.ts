import { listenTo } from './listeners.ts';

/** Signs of a person at the page: typing, pressing, scrolling. */
export interface Activity {
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

export interface ActivityTarget {
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

/** Listens on the window, which receives the events of all elements. */
export const createActivity = (window: ActivityTarget): Activity => ({
  subscribe(listener) {
    const cleanups = SIGNS.map(sign => listenTo(window, sign, listener));
    return () => {
      for (const stop of cleanups) stop();
    };
  },
});
