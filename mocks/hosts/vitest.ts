import type { startVitestNodeMocks } from './vitest-node.ts';

/** For stages that tests use in Node and in a browser. Neither host can be loaded where the other one is at home. */
export const startTestMocks: typeof startVitestNodeMocks =
  'document' in globalThis
    ? (await import('./vitest-browser.ts')).startVitestBrowserMocks
    : (await import('./vitest-node.ts')).startVitestNodeMocks;
