import type { startVitestNodeMocks } from './start-vitest-node-mocks.ts';

/**
 * For test code that runs in Node and in a browser. Neither host can be loaded in the other's environment.
 */
export const startTestMocks: typeof startVitestNodeMocks =
  'document' in globalThis
    ? (await import('./start-vitest-browser-mocks.ts')).startVitestBrowserMocks
    : (await import('./start-vitest-node-mocks.ts')).startVitestNodeMocks;
