import { createRoot, type Root } from 'react-dom/client';

/**
 * The root of the app's screens. This module belongs to the file `vendor`, which the page runs as soon as it is loaded: so
 * React evaluates while the larger file `start` is still loading (14.1).
 */
export const createReactRoot = (container: HTMLElement): Root =>
  // Silences React's own report: the error boundary reports a crash, once and by its code (8.30).
  createRoot(container, { onCaughtError: () => undefined });
