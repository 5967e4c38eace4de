/** Whether somebody can see the page, and its comings and goings. Every subscription answers how to stop. */
export interface Visibility {
  visible(): boolean;
  subscribe(listener: (visible: boolean) => void): () => void;
  /** The page is about to be left or put away: the last moment to keep something, synchronously (11.3). */
  onLeaving(listener: () => void): () => void;
  /** The page came back from the back/forward cache with its old memory (11.8). */
  onRestored(listener: () => void): () => void;
}

export interface VisibilityWindow {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  addEventListener(type: 'pagehide' | 'pageshow', listener: (event: PageTransitionEvent) => void): void;
  removeEventListener(type: 'pagehide' | 'pageshow', listener: (event: PageTransitionEvent) => void): void;
}

export function createVisibility(window: VisibilityWindow): Visibility {
  const { document } = window;
  const visible = () => document.visibilityState === 'visible';
  return {
    visible,
    subscribe(listener) {
      const tell = () => listener(visible());
      document.addEventListener('visibilitychange', tell);
      return () => document.removeEventListener('visibilitychange', tell);
    },
    onLeaving(listener) {
      const tell = () => listener();
      window.addEventListener('pagehide', tell);
      return () => window.removeEventListener('pagehide', tell);
    },
    onRestored(listener) {
      const tell = (event: PageTransitionEvent) => {
        if (event.persisted) listener();
      };
      window.addEventListener('pageshow', tell);
      return () => window.removeEventListener('pageshow', tell);
    },
  };
}
