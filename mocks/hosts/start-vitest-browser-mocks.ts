import type { Engine, EngineOptions } from '../engine.ts';
import { interceptPage } from './intercept-page.ts';
import { placeTestMocks, type TestMocks } from './test-mocks.ts';

/**
 * Plays a scenario inside a Vitest browser test. By interceptors instead of a worker: workers are shared by all test pages
 * of an origin and outlive a page, interceptors do neither.
 */
export const startVitestBrowserMocks = (options: EngineOptions | { engine: Engine }): TestMocks =>
  placeTestMocks(options, handlers => interceptPage(handlers, 'everything'));
