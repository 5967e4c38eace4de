import type { RequestHandler } from 'msw';
import { createHandlers } from '../contract/handlers.gen.ts';
import { createEngine, type Engine, type EngineOptions } from '../engine.ts';
import { createServiceHandlers, isOfOtherSite } from '../service-handlers.ts';
import type { PlacedHandlers } from './handler-stack.ts';

/** The mock service of a test. */
export interface TestMocks extends PlacedHandlers {
  engine: Engine;
  /** Functions that create handlers for `use`: `use(handlers.getSystem({ kind: 'networkError' }))`. */
  handlers: ReturnType<typeof createHandlers>;
}

/**
 * Places the service of a scenario, or the engine that a test has already created. Requests to other sites are refused.
 */
export function placeTestMocks(
  options: EngineOptions | { engine: Engine },
  place: (handlers: readonly RequestHandler[]) => PlacedHandlers,
): TestMocks {
  const engine = 'engine' in options ? options.engine : createEngine(options);
  const placement = place(createServiceHandlers(engine, isOfOtherSite));
  return { engine, handlers: createHandlers(engine), ...placement };
}
