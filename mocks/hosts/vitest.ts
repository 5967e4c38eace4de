import type { startNodeTestMocks } from './vitest-node.ts';

/** For stages that tests use in Node and in a browser. Neither host can be loaded where the other one is at home. */
export const startTestMocks: typeof startNodeTestMocks =
  'document' in globalThis
    ? (await import('./vitest-browser.ts')).startBrowserTestMocks
    : (await import('./vitest-node.ts')).startNodeTestMocks;
