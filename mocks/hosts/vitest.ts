import type { startVitestNodeMocks } from './start-vitest-node-mocks.ts';

/** For stages that tests use in Node and in a browser. Neither host can be loaded where the other one is at home. */
export const startTestMocks: typeof startVitestNodeMocks =
  'document' in globalThis
    ? (await import('./start-vitest-browser-mocks.ts')).startVitestBrowserMocks
    : (await import('./start-vitest-node-mocks.ts')).startVitestNodeMocks;
