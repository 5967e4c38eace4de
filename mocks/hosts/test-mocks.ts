import type { RequestHandler } from 'msw';
import { createHandlers } from '../contract/handlers.gen.ts';
import { createEngine, type Engine, type EngineOptions } from '../engine.ts';
import { createServiceHandlers, isOfOtherSite } from '../service-handlers.ts';
import type { PlacedHandlers } from './handler-stack.ts';
import { type OffContract, reportTestMocks } from './watch-test-mocks.ts';

/** The mock service of a test. */
export interface TestMocks extends PlacedHandlers {
  engine: Engine;
  /** Functions that create handlers for `use`: `use(handlers.getSystem({ kind: 'networkError' }))`. */
  handlers: ReturnType<typeof createHandlers>;
}

/** Starts the service of a scenario, or the engine that a test has already created. */
export type StartTestMocks = (
  options: EngineOptions | { engine: Engine },
  /** By default no call may break the contract: otherwise the test fails (tests/support/contract-guard.ts). */
  leniency?: { offContract?: OffContract | undefined },
) => TestMocks;

/** Places the service on the host of a test. Requests to other sites are refused. */
export function placeTestMocks(
  [options, { offContract = [] } = {}]: Parameters<StartTestMocks>,
  place: (handlers: readonly RequestHandler[]) => PlacedHandlers,
): TestMocks {
  const engine = 'engine' in options ? options.engine : createEngine(options);
  reportTestMocks(engine, offContract);
  const placement = place(createServiceHandlers(engine, isOfOtherSite));
  return { engine, handlers: createHandlers(engine), ...placement };
}
