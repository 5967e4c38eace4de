import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface ReactRoot {
  render: (content: ReactNode) => void;
  unmount: () => void;
}

/**
 * Creates the React root of the app. This module belongs to the file `vendor`, which the page runs as soon as it is
 * loaded, so the code of React runs while the larger file `start` is still loading (14.1).
 */
export function createReactRoot(container: HTMLElement): ReactRoot {
  // React would report a crash as well; the error boundary reports it once, by its code (8.30).
  const root = createRoot(container, { onCaughtError: () => undefined });
  return {
    // With its effects: a row listens to its field in an effect, and React would take back a key that arrives before
    // (11.3).
    render: content => flushSync(() => root.render(content)),
    unmount: () => root.unmount(),
  };
}
