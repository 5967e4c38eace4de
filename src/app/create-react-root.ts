import { createRoot, type Root } from 'react-dom/client';

/**
 * Creates the React root of the app. This module belongs to the file `vendor`, which the page runs as soon as it is
 * loaded, so the code of React runs while the larger file `start` is still loading (14.1).
 */
export const createReactRoot = (container: HTMLElement): Root =>
  // React would report a crash as well; the error boundary reports it once, by its code (8.30).
  createRoot(container, { onCaughtError: () => undefined });
