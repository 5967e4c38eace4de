import type { StartTestMocks } from './test-mocks.ts';

/**
 * Starts the mock service for a test that runs both in Node and in a browser. The import is dynamic, because each host
 * can be loaded in its own environment only.
 */
export const startTestMocks: StartTestMocks =
  'document' in globalThis
    ? (await import('./start-vitest-browser-mocks.ts')).startVitestBrowserMocks
    : (await import('./start-vitest-node-mocks.ts')).startVitestNodeMocks;
