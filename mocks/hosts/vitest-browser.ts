import { createEngine, type Engine, type EngineOptions } from '../engine.ts';
import { installFetch } from '../install-fetch.ts';

export interface BrowserTestMocks {
  engine: Engine;
  stop(): void;
}

/**
 * Plays a scenario inside a Vitest browser test. Takes the place of fetch instead of starting a worker: workers are
 * shared by all test pages of an origin and outlive a page, a replaced function does neither.
 */
export function startBrowserTestMocks(options: EngineOptions): BrowserTestMocks {
  const engine = createEngine(options);
  return { engine, stop: installFetch(engine) };
}
