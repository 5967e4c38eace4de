import { listenTo } from './listeners.ts';

/** Whether the page is visible, and its changes. Every subscription returns a function that unsubscribes. */
export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: (isVisible: boolean) => void): () => void;
  /** The page is about to be closed or hidden: the last moment to save something, synchronously (11.3). */
  onLeaving(listener: () => void): () => void;
  /** The page came back from the back/forward cache with its old memory (11.8). */
  onRestored(listener: () => void): () => void;
}

type Listen<Type, EventOf> = (type: Type, listener: (event: EventOf) => void) => void;

export interface VisibilityWindow {
  document: {
    visibilityState: DocumentVisibilityState;
    addEventListener: Listen<'visibilitychange', unknown>;
    removeEventListener: Listen<'visibilitychange', unknown>;
  };
  addEventListener: Listen<'pagehide' | 'pageshow', { persisted: boolean }>;
  removeEventListener: Listen<'pagehide' | 'pageshow', { persisted: boolean }>;
}

export function createVisibility(window: VisibilityWindow): Visibility {
  const { document } = window;
  const isVisible = () => document.visibilityState === 'visible';
  return {
    isVisible,
    subscribe: listener => listenTo(document, 'visibilitychange', () => listener(isVisible())),
    onLeaving: listener => listenTo(window, 'pagehide', () => listener()),
    onRestored: listener =>
      listenTo(window, 'pageshow', ({ persisted }) => {
        if (persisted) listener();
      }),
  };
}
