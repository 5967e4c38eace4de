import { interceptPage } from './intercept-page.ts';
import { placeTestMocks, type StartTestMocks } from './test-mocks.ts';

/**
 * Starts the mock service of a scenario inside a Vitest browser test. It uses interceptors, because workers are shared
 * by all test pages of an origin and outlive a page.
 */
export const startVitestBrowserMocks: StartTestMocks = (...args) =>
  placeTestMocks(args, handlers => interceptPage(handlers, 'everything'));
