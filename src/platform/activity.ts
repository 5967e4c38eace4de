import { listenTo } from './listeners.ts';

/** Signs of somebody at the page: typing, pressing, scrolling. */
export interface Activity {
  /** Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

export interface ActivityTarget {
  addEventListener(type: string, listener: (event: unknown) => void): void;
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

/** Hears every sign that reaches the page, whatever stands on it. */
export const createActivity = (window: ActivityTarget): Activity => ({
  subscribe(listener) {
    const stops = SIGNS.map(sign => listenTo(window, sign, listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
});
